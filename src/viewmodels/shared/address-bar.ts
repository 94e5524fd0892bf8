/** Shows another address for the page as it is: nothing loads, and Back is not longer by it. */
export interface AddressBar {
  /** `kept` stays with the entry of the history and outlives a reload. */
  replace(address: string, kept?: unknown): void;
}
