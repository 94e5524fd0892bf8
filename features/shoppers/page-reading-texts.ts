import type { Page, Target } from './page.ts';
import type { ReadingTexts } from './reading-texts.ts';

const sooner: Target = { role: 'region', name: 'What most people ask' };
const answer: Target = { role: 'group', within: sooner };

/** Reads the merchant's texts on their pages. */
export function createPageReadingTexts(page: Page): ReadingTexts {
  return {
    async pageText() {
      const parts = await page.all({ role: ['heading', 'paragraph', 'listitem'], within: { role: 'article' } });
      return parts.map(({ text }) => text).join(' ');
    },
    async questionsAnswered() {
      const answers = await page.all(answer);
      return answers.map(({ text }) => text.slice(0, text.indexOf('?') + 1));
    },
    async answerTo(question) {
      const found = (await page.all(answer)).find(({ text }) => text.startsWith(question));
      if (!found) throw new Error(`Nothing is said to "${question}" on ${await page.address()}.`);
      return found.text.slice(question.length).trim();
    },
  };
}
