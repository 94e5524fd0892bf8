import { openChannel } from './open-channel.ts';

/** What a tab has in turn, of which it tells the tabs that wait for it. */
export interface TurnHolder {
  /** Does something in a turn, and says that this tab has it whenever another one asks. */
  during<T>(key: string, task: () => Promise<T>): Promise<T>;
  has(key: string): boolean;
}

/** What tabs say to each other of turns; the channel is open as long as one has a turn, or asks. */
export type TurnWord = { readonly kind: 'who-has' | 'mine'; readonly key: string };

/** Null where the browser gives no channels. */
export function openTurnChannel(): BroadcastChannel | null {
  return openChannel('shop-turns');
}

export function createTurnHolder(): TurnHolder {
  const held = new Map<string, number>();
  let channel: BroadcastChannel | null = null;

  return {
    has: (key) => held.has(key),
    async during(key, task) {
      channel ??= listening();
      count(key, 1);
      try {
        return await task();
      } finally {
        count(key, -1);
        if (held.size === 0) {
          channel?.close();
          channel = null;
        }
      }
    },
  };

  function listening(): BroadcastChannel | null {
    const opened = openTurnChannel();
    opened?.addEventListener('message', ({ data: { kind, key } }: MessageEvent<TurnWord>) => {
      if (kind === 'who-has' && held.has(key)) opened.postMessage({ kind: 'mine', key } satisfies TurnWord);
    });
    return opened;
  }

  function count(key: string, by: 1 | -1): void {
    const now = (held.get(key) ?? 0) + by;
    if (now > 0) held.set(key, now);
    else held.delete(key);
  }
}
