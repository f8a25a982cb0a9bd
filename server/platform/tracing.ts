/**
 * What a piece of work is made of, and how long each part took: for traces, where they are configured. Names and labels are words
 * of ours (a route pattern, the name of a job, the tables of a statement), never anything of a person.
 */
export type Labels = Record<string, string | number>;

export type Span = {
  /** @param beganAt where it is told afterwards, in milliseconds since 1970 */
  child(name: string, labels: Labels, beganAt?: number): Span;
  end(labels?: Labels, hasFailed?: boolean): void;
};

export type Tracer = {
  /** The id of the request is the id of its trace. */
  request(requestId: string): Span;
  /** Part of the trace of the request that caused it, or a trace of its own where the clock did. */
  job(name: string, requestId: string | null): Span;
};

let tracer: Tracer | null = null;

/** From here on this process is traced. Null: not any more. */
export function traceWith(one: Tracer | null): void {
  tracer = one;
}

export const tracerNow = (): Tracer | null => tracer;

/** The kind of a statement and its first table: `select enquiry`. Never its text, which is long and may hold words. */
export function summaryOf(statement: string): string {
  const text = statement.replaceAll(/\/\*.*?\*\//gs, ' ');
  const [, kind = 'other'] = /\b(select|insert|update|delete|begin|commit|rollback)\b/i.exec(text) ?? [];
  const [, table = ''] = /\b(?:from|into|update)\s+(?:only\s+)?"?((?:pgboss\.)?[a-z_]+)"?/i.exec(text) ?? [];
  return `${kind.toLowerCase()} ${table}`.trim();
}
