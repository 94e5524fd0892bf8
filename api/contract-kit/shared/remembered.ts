/** What was asked for once is remembered as long as the era lasts, but for a failure. */
export function remembered<T>(ask: () => Promise<T>, era: () => number = () => 0): () => Promise<T> {
  let known: { readonly era: number; readonly answer: Promise<T> } | null = null;
  return () => {
    if (known?.era === era()) return known.answer;
    const answer = ask().catch((error: unknown) => {
      known = null;
      throw error;
    });
    known = { era: era(), answer };
    return answer;
  };
}
