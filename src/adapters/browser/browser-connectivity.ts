import type { Connectivity } from '#domain/shared/connectivity.ts';

/** What the browser believes of its network. */
export function createBrowserConnectivity(): Connectivity {
  return {
    isOnline: () => navigator.onLine,
    onChange(listener) {
      const online = (): void => listener(true);
      const offline = (): void => listener(false);
      addEventListener('online', online);
      addEventListener('offline', offline);
      return () => {
        removeEventListener('online', online);
        removeEventListener('offline', offline);
      };
    },
  };
}
