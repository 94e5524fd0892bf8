import type { CodeChange } from './code-change.ts';

/** A rule that is taken out of a copy of the shop on purpose: a proof that runs there must notice. */
export type RemovedRule = CodeChange & { readonly rule: string };

/** How it is listed: one row, one line. */
export type RemovedRuleRow = readonly [file: string, from: string, to: string, rule: string];

export function removedRuleOf([file, from, to, rule]: RemovedRuleRow): RemovedRule {
  return { file, from, to, rule };
}
