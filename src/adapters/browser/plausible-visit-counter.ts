import type { VisitCounter } from '#domain/analytics/visit-counter.ts';
import type { VisitEvent } from '#domain/analytics/visit-event.ts';

type Ports = {
  /** Of the events of a Plausible, as `https://stats.shop.example/api/event`. */
  readonly url: string;
  /** After so many milliseconds without an answer it counts as out of reach. */
  readonly limitMs?: number;
  readonly ask?: typeof fetch;
};

const LIMIT_MS = 10_000;

/** What the shop is told in; source: specification §9. */
const CURRENCY = 'INR';

/** A Plausible of the merchant's own, which keeps no cookie. Source: its events API (https://plausible.io/docs/events-api). */
export function createPlausibleVisitCounter({ url, limitMs = LIMIT_MS, ask = fetch }: Ports): VisitCounter {
  return {
    async count(event) {
      const waiting = new AbortController();
      const timer = setTimeout(() => waiting.abort(), limitMs);
      try {
        // As plain text the browser asks the other house nothing first, and a page that is left still sends it.
        const { ok, status } = await ask(url, {
          method: 'POST',
          headers: { 'content-type': 'text/plain' },
          body: JSON.stringify(wireEventOf(event)),
          signal: waiting.signal,
          ...{ keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' },
        });
        if (ok) return 'taken';
        return status >= 500 ? 'unreachable' : 'refused';
      } catch {
        return 'unreachable';
      } finally {
        clearTimeout(timer);
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
