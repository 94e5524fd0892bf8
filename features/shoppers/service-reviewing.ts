import type { Pages } from './service-pages.ts';
import type { Reviewing } from './shopper.ts';

/** Writes into the model of the form. */
export function createServiceReviewing({ screens, settles }: Pages): Reviewing {
  return {
    async reviews(review) {
      await settles();
      screens().reviewForm.write(review);
      await screens().reviewForm.send();
      await settles();
    },
    async reviewWritten() {
      await settles();
      return screens().reviewForm.draft;
    },
  };
}
