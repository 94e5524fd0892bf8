/** Shows another address for the page as it is; the entry in the history keeps its place and its state. */
export function createBrowserAddressBar(): { replace(address: string): void } {
  return { replace: (address) => history.replaceState(history.state, '', address) };
}
