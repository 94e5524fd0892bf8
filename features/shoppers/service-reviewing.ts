import type { Reviewing } from './reviewing.ts';
import type { Pages } from './service-pages.ts';

/** Writes into the model of the form. */
export function createServiceReviewing({ screens, settles }: Pages): Reviewing {
  return {
    async reviews(review) {
      await settles();
      const { reviewForm } = screens();
      const fit = reviewForm.fits.find(({ label }) => label === review.fit)?.id ?? null;
      reviewForm.write({ ...review, fit });
      await reviewForm.send();
      await settles();
    },
    async reviewWritten() {
      await settles();
      const { draft, fits } = screens().reviewForm;
      return { ...draft, fit: fits.find(({ isChosen }) => isChosen)?.label ?? null };
    },
    async reviewProgress() {
      return screens().reviewForm.progress ?? '';
    },
    async isAskedHowItFits() {
      await settles();
      return screens().reviewForm.asksFit;
    },
  };
}
