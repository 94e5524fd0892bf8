/** Shows another address for the page as it is; the entry in the history keeps its key, and its state unless told. */
export function createBrowserAddressBar(): { replace(address: string, kept?: unknown): void } {
  return {
    replace(address, kept) {
      const entry = kept === undefined ? history.state : { ...history.state, state: kept };
      history.replaceState(entry, '', address);
    },
  };
}
