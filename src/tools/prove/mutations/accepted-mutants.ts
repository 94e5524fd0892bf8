/** A change that nothing can notice, since the shop does the same with it. */
export type AcceptedMutant = {
  readonly file: string;
  /** The line that is changed, without its blanks around. */
  readonly line: string;
  /** What the change puts there. */
  readonly to: string;
  readonly reason: string;
};

export const acceptedMutants: readonly AcceptedMutant[] = [];
