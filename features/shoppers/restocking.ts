/** What stands beside a piece that is sold out about hearing when it is back. */
export type WaitingSeen = {
  /** What stands in the field; '' when it is not there any more. */
  readonly address: string;
  /** What follows; '' while nothing is to be said. */
  readonly words: string;
  /** What is wrong with the address; null when nothing is. */
  readonly problem: string | null;
  /** Why nothing has come of it; null when nothing went wrong. */
  readonly failure: string | null;
};

export interface Restocking {
  /** Follows a part of the open set that is sold out to where it is waited for. */
  wantsToWaitForPart(name: string): Promise<void>;
  canAskToBeTold(): Promise<boolean>;
  /** Opens the form beside what is sold out. */
  wantsToBeTold(): Promise<void>;
  /** Leaves an address there, in a form that may be open already. */
  asksToBeTold(email: string): Promise<void>;
  waiting(): Promise<WaitingSeen>;
}
