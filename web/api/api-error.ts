/** What can go wrong between the browser and the API. The words are in `web/texts/problem-texts.ts`. */
import type { FieldProblem, Problem, ProblemCode } from '#contract/problem.ts';

/** The server answered, and the answer is no. */
export class ApiError extends Error {
  override name = 'ApiError';
  status: number;
  code: ProblemCode;
  fields: FieldProblem[];
  /** What the person can quote to member service; only where the server failed. */
  reference: string | null;

  constructor(problem: Pick<Problem, 'status' | 'code' | 'errors' | 'reference'>) {
    super(problem.code);
    this.status = problem.status;
    this.code = problem.code;
    this.fields = problem.errors ?? [];
    this.reference = problem.reference ?? null;
  }
}

/** A proxy in front answers without problem details. */
const codeByStatus: Record<number, ProblemCode> = {
  400: 'MALFORMED_REQUEST',
  401: 'NOT_SIGNED_IN',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'UNAVAILABLE',
};

/** @returns the problem of an answer that is not ok, also where its body says nothing */
export async function readProblem(
  response: Response,
): Promise<Pick<Problem, 'status' | 'code' | 'errors' | 'reference' | 'retryAfter'>> {
  const { status } = response;
  const unsaid = codeByStatus[status] ?? (status < 500 ? 'MALFORMED_REQUEST' : 'INTERNAL_ERROR');
  try {
    const problem = (await response.json()) as Partial<Problem>;
    return { ...problem, status, code: problem.code ?? unsaid };
  } catch {
    return { status, code: unsaid };
  }
}
