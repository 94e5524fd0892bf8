import type { VisitEvent } from '#domain/analytics/visit-event.ts';
import type { BrowserVisit } from './browser-visit.ts';

/** A house that nobody has: what is sent there is heard on its way. */
export const COUNTER = 'https://stats.test/api/event';

export type BrowserCounter = {
  /** Hears from now on what the page at hand sends to be counted. */
  readonly listen: () => Promise<void>;
  readonly counted: () => readonly VisitEvent[];
};

export function createBrowserCounter(visit: Pick<BrowserVisit, 'tab'>): BrowserCounter {
  const counted: VisitEvent[] = [];
  return {
    async listen() {
      await (await visit.tab()).route(COUNTER, async (route) => {
        counted.push(eventOf(route.request().postDataJSON()));
        await route.fulfill({ status: 202, headers: { 'access-control-allow-origin': '*' }, body: 'ok' });
      });
    },
    counted: () => counted,
  };
}

type Sent = {
  readonly name: string;
  readonly url: string;
  readonly props: Readonly<Record<string, string>>;
  readonly revenue?: { readonly amount: string };
};

function eventOf({ name, url, props, revenue }: Sent): VisitEvent {
  return { name, address: url, details: props, revenue: revenue ? Number(revenue.amount) : null };
}
