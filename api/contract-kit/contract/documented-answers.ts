import type { DocumentedOperation } from './read-contract.ts';

/** Stands for any operation where an answer is documented for all of them (section 1). */
export const ANY = 'any operation';

/** The answers of section 1 that any call may get. */
const TRANSPORT: readonly (readonly [status: number, message: string])[] = [
  [403, 'Forbidden'],
  [404, 'Not found'],
  [405, 'Method not allowed'],
  [413, 'Request body is too large'],
  [415, 'Content type must be application/json'],
  [429, 'Too many requests'],
  [503, 'Service unavailable'],
];

/** A documented answer as text: `cartUpdate 200`, `orderGet 404 Order not found`. */
export function answerName(operationId: string, status: number, message = ''): string {
  return `${operationId} ${status} ${message}`.trim();
}

/**
 * Everything that the contract says may come: of each operation its success, the examples of it where there are several,
 * and every refusal by its message, or by its status alone where it has none.
 */
export function documentedAnswers(operations: readonly DocumentedOperation[]): readonly string[] {
  return [...TRANSPORT.map((answer) => answerName(ANY, ...answer)), ...operations.flatMap(answersOf)];
}

function answersOf({ operationId, statuses, refusals, examples }: DocumentedOperation): readonly string[] {
  const unnamed = statuses.filter((status) => status >= 400 && !refusals.some((refusal) => refusal.status === status));
  return [
    answerName(operationId, 200),
    ...(examples.length > 1 ? examples.map((example) => answerName(operationId, 200, example)) : []),
    ...unnamed.map((status) => answerName(operationId, status)),
    ...refusals.map(({ status, message }) => answerName(operationId, status, message)),
  ];
}
