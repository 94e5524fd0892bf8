/** A review as it is typed; `stars` is null while none are given. */
export type ReviewTyped = {
  readonly author: string;
  readonly title: string;
  readonly detail: string;
  readonly stars: number | null;
  /** How it fits, in the words of the form; null while nothing is said. */
  readonly fit: string | null;
};

export interface Reviewing {
  /** Fills in the form on the page of a product, and wants to send it. */
  reviews(review: ReviewTyped): Promise<void>;
  /** What stands in the form. */
  reviewWritten(): Promise<ReviewTyped>;
  /** What is said of a review that is on its way; '' where none is. */
  reviewProgress(): Promise<string>;
  /** Whether the form asks how the piece fits. */
  isAskedHowItFits(): Promise<boolean>;
}
