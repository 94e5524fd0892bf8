import type { Pages } from './service-pages.ts';
import type { Subscribing } from './subscribing.ts';

/** Writes into the model of the form. */
export function createServiceSubscribing({ screens, settles }: Pages): Subscribing {
  return {
    async givesAddress(email) {
      await settles();
      screens().newsletter.write(email);
      await screens().newsletter.lookUp();
      await settles();
    },
    typesAddress: () =>
      Promise.reject(new Error('There is no field in this assembly: the example needs the tag @page.')),
    subscribes: () => screens().newsletter.subscribe(),
    unsubscribes: () => screens().newsletter.unsubscribe(),
    async newsletter() {
      await settles();
      const { typed, standing, problem, failure, isSubscribed } = screens().newsletter;
      return { address: typed, words: standing ?? '', problem, failure, offersToUnsubscribe: isSubscribed === true };
    },
  };
}
