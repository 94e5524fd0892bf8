import type { TabMessages } from '#domain/storage/across-tabs.ts';

export interface MemoryTabMessages extends TabMessages {
  /** The same shop in one more tab. */
  otherTab(): MemoryTabMessages;
}

type Listener = { readonly tab: symbol; readonly name: string; readonly onSignal: () => void };

/** TabMessages between tabs that a test opens; a tab does not hear itself. */
export function createMemoryTabMessages(): MemoryTabMessages {
  const listeners = new Set<Listener>();
  return openTab();

  function openTab(): MemoryTabMessages {
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
