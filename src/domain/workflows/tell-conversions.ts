import { conversionEvent, type MarketingCookies } from '#domain/analytics/conversion-event.ts';
import type { MarketingRules } from '#domain/analytics/marketing-rules.ts';
import type { DropEvents } from '#domain/queue/clear-tasks.ts';
import type { SendTask } from '#domain/queue/send-task.ts';
import { customerOf, type Session } from '#domain/session/session.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Ids } from '#domain/shared/ids.ts';
import type { Log } from '#domain/shared/log.ts';
import type { FactListener } from './tell-fact.ts';

/** The cookies by which the advertising service knows a browser. They exist only while its shopper allows it. */
export interface MarketingCookieJar {
  /** Makes those that are missing. */
  take(now: number): Promise<MarketingCookies>;
  /** False where there were none: then nothing was told since. */
  remove(): Promise<boolean>;
}

type Ports = {
  readonly marketing: Pick<MarketingRules, 'conversions'>;
  readonly session: ReadonlyCell<Session>;
  readonly marketingCookies: MarketingCookieJar;
  /** Of the page at hand, without what was searched for. */
  readonly pageAddress: () => string;
  readonly sendTask: SendTask;
  readonly dropEvents: DropEvents;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
};

/** Tells the advertising service, by the shop's API (TRACK-01). What happens without a network is told later, once. */
export function createTellConversions(ports: Ports): FactListener {
  const { marketing, session, marketingCookies, pageAddress, sendTask, dropEvents, clock, ids, log } = ports;
  return {
    purpose: 'marketing',
    async hear(fact) {
      if (!marketing.conversions) return;
      const at = clock.now();
      const event = conversionEvent(fact, {
        at,
        random: ids.next(),
        address: pageAddress(),
        email: customerOf(session.get())?.email ?? null,
        cookies: await marketingCookies.take(at),
      });
      if (event === null) return;
      const { kind } = await sendTask({ endpoint: 'tell-event', payload: event });
      if (kind === 'refused' || kind === 'not-kept')
        log.error(`The event ${event['event_name']} was not taken: ${kind}`);
    },
    settled: async () => undefined, // with what was heard
    async forget() {
      if (await marketingCookies.remove()) await dropEvents();
    },
  };
}
