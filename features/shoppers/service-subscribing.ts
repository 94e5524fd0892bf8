import { NEWSLETTER_PART } from '#composition/screen-tokens.ts';
import type { Visit } from '#composition/visit.ts';
import type { Subscribing } from './shopper.ts';

/** Writes into the model of the form. */
export function createServiceSubscribing(get: Visit['get']): Subscribing {
  return {
    async givesAddress(email) {
      get(NEWSLETTER_PART).write(email);
      await get(NEWSLETTER_PART).lookUp();
    },
    subscribes: () => get(NEWSLETTER_PART).subscribe(),
    unsubscribes: () => get(NEWSLETTER_PART).unsubscribe(),
    async newsletter() {
      const { typed, standing, problem, failure, isSubscribed } = get(NEWSLETTER_PART);
      return { address: typed, words: standing ?? '', problem, failure, offersToUnsubscribe: isSubscribed === true };
    },
  };
}
