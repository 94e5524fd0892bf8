import type { Connectivity } from '#domain/shared/connectivity.ts';

export interface MemoryConnectivity extends Connectivity {
  go(state: 'online' | 'offline'): void;
  /** Tells again what the device believes, as a flickering network does. */
  signal(): void;
  /** The page has ended, and nobody who was in it hears anything any more. */
  endPage(): void;
}

/** A device that goes online and offline when a test says so; online at first. */
export function createMemoryConnectivity(state: 'online' | 'offline' = 'online'): MemoryConnectivity {
  const listeners = new Set<(isOnline: boolean) => void>();
  let present = state;
  return {
    isOnline: () => present === 'online',
    onChange(listener) {
      const own = (isOnline: boolean): void => listener(isOnline);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    go(next) {
      if (next === present) return;
      present = next;
      signal();
    },
    signal,
    endPage: () => listeners.clear(),
  };

  function signal(): void {
    for (const listener of listeners) listener(present === 'online');
  }
}
