import type { ViewPath } from '#domain/storeview/view-address.ts';

type Ports = { readonly viewPath: ViewPath };

/** Shows another address for the page as it is; the entry in the history keeps its key, and its state unless told. */
export function createBrowserAddressBar({ viewPath }: Ports): { replace(address: string, kept?: unknown): void } {
  return {
    replace(address, kept) {
      const entry = kept === undefined ? history.state : { ...history.state, state: kept };
      history.replaceState(entry, '', viewPath.prefix + address);
    },
  };
}
