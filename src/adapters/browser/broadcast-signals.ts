import type { Signals } from '#domain/storage/turn-taking.ts';

export interface BroadcastSignals extends Signals {
  /** Stops sending and hearing. */
  close(): void;
}

/** Signals to the other tabs over one channel; a browser without channels has tabs that do not hear each other. */
export function createBroadcastSignals(): BroadcastSignals {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('shop');
  return {
    send: (name) => channel?.postMessage(name),
    listen(name, onSignal) {
      const hear = ({ data }: MessageEvent<unknown>): void => {
        if (data === name) onSignal();
      };
      channel?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    },
    close: () => channel?.close(),
  };
}
