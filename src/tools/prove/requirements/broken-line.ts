/** A change to a line of the product that keeps a requirement: the tests which carry its id must notice. */
export type BrokenLine = {
  readonly id: string;
  /** What the shop no longer does, in a few words. */
  readonly lost: string;
  readonly file: string;
  /** Stands once in the file. */
  readonly from: string;
  readonly to: string;
};
