/** What is made to order, which is what does not ship at once. */
export type Made = {
  /** Working days until it ships; null or missing where the merchant does not say, and of a variant where its product says it. */
  readonly makeDays?: number | null;
};
