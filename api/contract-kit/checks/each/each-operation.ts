import type { DocumentedOperation } from '#api/contract-kit/contract/read-contract.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { checkOf, type EachRule } from './each-rule.ts';
import { requestRules } from './request-rules.ts';
import { rightRules } from './right-rules.ts';
import { successRules } from './success-rules.ts';

const rules: readonly EachRule[] = [...successRules, ...rightRules, ...requestRules];

/** What holds at every operation that has such a part, written once: the contract's list makes the checks. */
export function checksOfEach(operations: readonly DocumentedOperation[]): readonly Check[] {
  return operations.flatMap((operation) =>
    rules.filter(({ concerns }) => concerns(operation)).map((rule) => checkOf(operation, rule)),
  );
}
