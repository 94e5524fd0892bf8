import { hasPart, type Page, type Target, thePart } from './page.ts';
import type { Reviewing } from './reviewing.ts';

const form: Target = { role: 'form', name: 'Write a review' };
const author: Target = { role: 'textbox', name: 'Your name', within: form };
const title: Target = { role: 'textbox', name: 'Summary', within: form };
const detail: Target = { role: 'textbox', name: 'Review', within: form };
const rating: Target = { role: 'group', name: 'Rating', within: form };

const fit: Target = { role: 'group', name: 'How does it fit?', within: form };

/** Writes into the form below the product. */
export function createPageReviewing(page: Page): Reviewing {
  return {
    async reviews(review) {
      await page.fill(author, review.author);
      await page.fill(title, review.title);
      await page.fill(detail, review.detail);
      await page.check({ role: 'radio', name: `${review.stars} stars`, within: rating }, true);
      if (review.fit !== null) await page.check({ role: 'radio', name: review.fit, within: fit }, true);
      await page.press({ role: 'button', name: 'Submit review', within: form });
    },
    async reviewWritten() {
      const radios = await page.all({ role: 'radio', within: rating });
      const at = radios.findIndex(({ isChecked }) => isChecked);
      return {
        author: (await thePart(page, author)).value,
        title: (await thePart(page, title)).value,
        detail: (await thePart(page, detail)).value,
        stars: at < 0 ? null : at + 1,
        fit: (await page.all({ role: 'radio', within: fit })).find(({ isChecked }) => isChecked)?.name ?? null,
      };
    },
    async reviewProgress() {
      return (await thePart(page, { role: 'status', within: form })).text;
    },
    async isAskedHowItFits() {
      await thePart(page, form);
      return hasPart(page, fit);
    },
  };
}
