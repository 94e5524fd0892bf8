/** What stands beside a piece, or a cart, about its delivery. */
export type DeliverySeen = {
  /** What stands in the field. */
  readonly pinCode: string;
  /** What is said, line by line. */
  readonly words: readonly string[];
  /** What is wrong with the PIN code; null when nothing is. */
  readonly problem: string | null;
};

export interface Delivering {
  /** Leaves a PIN code there. */
  asksWhenItArrives(pinCode: string): Promise<void>;
  /** Null where nobody is asked for a PIN code. */
  delivery(): Promise<DeliverySeen | null>;
}
