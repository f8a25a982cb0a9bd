type Filled<Case> = Case extends (needs: never, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never;

/**
 * Wires a service: each use case is a function of its own, which takes what the service needs before its own inputs.
 * @returns the use cases with what they need filled in
 */
export function withNeeds<Needs, Cases extends Record<string, (needs: Needs, ...rest: never[]) => unknown>>(
  needs: Needs,
  cases: Cases,
) {
  const filled = Object.entries(cases).map(([name, useCase]) => [name, useCase.bind(null, needs)]);
  return Object.fromEntries(filled) as { [Name in keyof Cases]: Filled<Cases[Name]> };
}
