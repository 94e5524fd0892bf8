import type { Reviewing } from './reviewing.ts';
import type { Pages } from './service-pages.ts';

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
