/** `summary` is one line; `faults` is what must not be, a sentence each. */
export type ProofResult = { readonly summary: string; readonly faults: readonly string[] };
