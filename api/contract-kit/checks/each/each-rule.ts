import type { Parts } from '#api/contract-kit/calls/client.ts';
import type { Kit } from '#api/contract-kit/calls/kit.ts';
import { validCall } from '#api/contract-kit/calls/valid-calls.ts';
import { answerName } from '#api/contract-kit/contract/documented-answers.ts';
import type { DocumentedOperation } from '#api/contract-kit/contract/read-contract.ts';
import type { Check } from '#api/contract-kit/run/check.ts';

/** A rule that holds at every operation of a kind. */
export type EachRule = {
  readonly name: string;
  readonly section: number;
  readonly rule: string;
  readonly concerns: (operation: DocumentedOperation) => boolean;
  /** The documented answer that is shown, of which the message may be a template. */
  readonly answer?: readonly [status: number, message?: string];
  /** Further answers that are shown, whatever the operation. */
  readonly proves?: readonly string[];
  readonly run: (kit: Kit, operation: DocumentedOperation) => Promise<void>;
};

/** The rule at one operation. */
export function checkOf(
  operation: DocumentedOperation,
  { name, section, rule, answer, proves = [], run }: EachRule,
): Check {
  const { operationId, area } = operation;
  return {
    id: `${area}/${operationId}-${name}`,
    section,
    operation: operationId,
    rule,
    proves: [...(answer ? [answerName(operationId, ...answer)] : []), ...proves],
    run: (kit) => run(kit, operation),
  };
}

/** Whether an operation documents a message. */
export const says = (message: string) => (operation: DocumentedOperation) =>
  operation.refusals.some((refusal) => refusal.message === message);

/** The valid call with some of its query replaced. */
export async function withQuery(
  kit: Kit,
  operationId: string,
  query: Readonly<Record<string, string>>,
): Promise<Parts> {
  const parts = await validCall(kit, operationId);
  return { ...parts, query: { ...parts.query, ...query } };
}

/** The valid call without one of its parameters. */
export async function withoutQuery(kit: Kit, operationId: string, name: string): Promise<Parts> {
  const parts = await validCall(kit, operationId);
  return { ...parts, query: Object.fromEntries(Object.entries(parts.query ?? {}).filter(([key]) => key !== name)) };
}
