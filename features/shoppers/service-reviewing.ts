import { REVIEW_FORM } from '#composition/screen-tokens.ts';
import type { Visit } from '#composition/visit.ts';
import type { Reviewing } from './shopper.ts';

/** Writes into the model of the form. */
export function createServiceReviewing(get: Visit['get']): Reviewing {
  return {
    async reviews(review) {
      get(REVIEW_FORM).write(review);
      await get(REVIEW_FORM).send();
    },
    reviewWritten: async () => get(REVIEW_FORM).draft,
  };
}
