/** What an answer of the API may have at most, in bytes, when it is no longer compressed; none of the contract's comes near. */
export const LARGEST_ANSWER = 5 * 1_024 * 1_024;
