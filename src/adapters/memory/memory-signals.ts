import type { Signals } from '#domain/storage/turn-taking.ts';

export interface MemorySignals extends Signals {
  /** The same shop in one more tab. */
  otherTab(): MemorySignals;
}

type Listener = { readonly tab: symbol; readonly name: string; readonly onSignal: () => void };

/** Signals between tabs that a test opens; a tab does not hear itself. */
export function createMemorySignals(): MemorySignals {
  const listeners = new Set<Listener>();
  return openTab();

  function openTab(): MemorySignals {
    const tab = Symbol('tab');
    return {
      otherTab: openTab,
      send(name) {
        const others = [...listeners].filter((each) => each.tab !== tab && each.name === name);
        for (const other of others) queueMicrotask(() => listeners.has(other) && other.onSignal());
      },
      listen(name, onSignal) {
        const listener = { tab, name, onSignal };
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
  }
}
