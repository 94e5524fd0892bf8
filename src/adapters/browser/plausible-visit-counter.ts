import type { VisitCounter } from '#domain/analytics/visit-counter.ts';
import type { VisitEvent } from '#domain/analytics/visit-event.ts';

type Ports = {
  /** Of the events of a Plausible, as `https://stats.shop.example/api/event`. */
  readonly url: string;
  readonly ask?: typeof fetch;
};

/** What the shop is told in; source: specification §9. */
const CURRENCY = 'INR';

/** A Plausible of the merchant's own, which keeps no cookie. Source: its events API (https://plausible.io/docs/events-api). */
export function createPlausibleVisitCounter({ url, ask = fetch }: Ports): VisitCounter {
  return {
    async count(event) {
      try {
        // As plain text the browser asks the other house nothing first, and a page that is left still sends it.
        const { ok, status } = await ask(url, {
          method: 'POST',
          headers: { 'content-type': 'text/plain' },
          body: JSON.stringify(wireEventOf(event)),
          ...{ keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' },
        });
        if (ok) return 'counted';
        return status >= 500 ? 'unreachable' : 'refused';
      } catch {
        return 'unreachable';
      }
    },
  };
}

function wireEventOf({ name, address, details, revenue }: VisitEvent) {
  return {
    name,
    url: address,
    domain: new URL(address).hostname,
    props: details,
    ...(revenue !== null && { revenue: { currency: CURRENCY, amount: revenue.toFixed(2) } }),
  };
}
