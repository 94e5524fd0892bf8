import type { Database } from '#api/database/open-database.ts';
import { askOutside } from '#api/process/ask-outside.ts';
import { type ShopClock, timestampAt } from '#api/process/shop-clock.ts';
import type { HashedEvent } from '#api/records/conversion.ts';

/** Where events go: the address of the advertising network, and the token that opens it. */
export type ConversionSettings = { readonly url: string; readonly token: string };

/** Tells an advertising network of events. */
export interface Forwarder {
  /** Sends an event that is kept under `id`, and notes there when it was taken. One attempt: an event is worth no more. */
  forward(event: HashedEvent, id: number): Promise<void>;
}

export type ForwarderParts = {
  readonly settings: ConversionSettings;
  readonly db: Database;
  readonly clock: ShopClock;
  readonly log: (line: string) => void;
};

const LIMIT_MS = 2_000;
const MOST_AT_ONCE = 20; // a network that hangs must not fill the memory

export function createForwarder(parts: ForwarderParts): Forwarder {
  let running = 0;
  return {
    forward: async (event, id) => {
      if (running >= MOST_AT_ONCE) return;
      running += 1;
      try {
        await send(parts, event, id);
      } catch (error) {
        parts.log(`conversion ${event.event_name} not forwarded: ${nameOf(error)}`);
      } finally {
        running -= 1;
      }
    },
  };
}

async function send({ settings, db, clock, log }: ForwarderParts, event: HashedEvent, id: number): Promise<void> {
  const { status } = await askOutside({
    url: settings.url,
    body: JSON.stringify({ data: [event], access_token: settings.token }),
    contentType: 'application/json',
    limitMs: LIMIT_MS,
  });
  if (status < 200 || status > 299) return log(`conversion ${event.event_name} refused: ${status}`);
  const forwarded_at = timestampAt(clock.now());
  await db.updateTable('conversions').set({ forwarded_at }).where('id', '=', id).execute();
}

/** Not its message, which may have the address with its token. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
