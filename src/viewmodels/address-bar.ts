/** Shows another address for the page as it is: nothing loads, and Back is not longer by it. */
export interface AddressBar {
  replace(address: string): void;
}
