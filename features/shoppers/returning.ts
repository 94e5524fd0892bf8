export type GivingBack = {
  readonly name: string;
  readonly quantity: number;
  /** By its words; null for none. */
  readonly reason: string | null;
};

export interface Returning {
  /** Follows the way from the order to the page on which pieces are given back. */
  opensReturn(): Promise<void>;
  /** Fills the form and sends it. */
  givesBack(piece: GivingBack): Promise<void>;
  /** Why a return was not noted; '' when nothing is said. */
  returnAnswer(): Promise<string>;
  /** What is wrong with the reason of a piece. */
  returnProblemAt(name: string): Promise<string | null>;
  /** What was noted and what happens next; '' before. */
  returnNoted(): Promise<string>;
  /** How many of a piece are chosen to be given back. */
  chosenToReturn(name: string): Promise<number>;
  /** What the page of the order says: until when or why not, what became of each return, and whether more can be asked for. */
  returnsTold(): Promise<{ readonly note: string; readonly returns: readonly string[]; readonly isOpen: boolean }>;
}
