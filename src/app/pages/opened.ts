import type { Opened, ScreenName } from '#app/page/page.ts';
import type { PageOutcome } from '#domain/interface/page-outcome.ts';

/** What the outcome of a workflow means for the page (ROUTE-47 to ROUTE-49). */
export function openedBy(outcome: PageOutcome, shows: ScreenName): Opened {
  switch (outcome) {
    case 'ready':
      return { kind: 'shown', shows, status: 200 };
    case 'failed':
      return { kind: 'shown', shows, status: 503 };
    case 'empty':
      return { kind: 'missing', next: 'home' };
    default:
      return outcome satisfies never;
  }
}
