/** Compares an answer of the API with the contract, to the letter: an undeclared field is a fault too. */
import { isDeepStrictEqual } from 'node:util';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#contract/problem.ts';

const known = Object.entries<Endpoint>(endpoints).map(([key, endpoint]) => {
  const [method, path] = key.split(' ') as [string, string];
  return { method, pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`), endpoint };
});

/** @returns what is wrong with the answer, or null */
export function faultOfAnswer(method: string, path: string, status: number, body: string): string | null {
  const endpoint = known.find((one) => one.method === method && one.pattern.test(path))?.endpoint;
  if (!endpoint) return 'no such endpoint in the contract';
  const isOk = status === (endpoint.status ?? 200);
  // A file is looked at by the test that saves it.
  if (isOk && (endpoint.file || endpoint.events)) return null;
  if (!isOk && status < 400) return `the contract says ${endpoint.status ?? 200}`;
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    return 'not JSON';
  }
  const { data, error } = (isOk && endpoint.response ? endpoint.response : Problem).safeParse(answer);
  if (error) return error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
  // The schemas strip what they do not name.
  return isDeepStrictEqual(data, answer) ? null : `more than the contract says: ${body}`;
}
