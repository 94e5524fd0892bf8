import type { CodeChange } from '../shared/code-change.ts';

/** A change to a line of the product that keeps a requirement: the tests which carry its id must notice. */
export type BrokenLine = CodeChange & {
  readonly id: string;
  /** What the shop no longer does, in a few words. */
  readonly lost: string;
};

/** How it is listed: one row, one line. */
export type BrokenLineRow = readonly [id: string, file: string, from: string, to: string, lost: string];

export function brokenLineOf([id, file, from, to, lost]: BrokenLineRow): BrokenLine {
  return { id, file, from, to, lost };
}
