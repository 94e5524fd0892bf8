import { type Line, type RichBlock, textOf } from '#viewmodels/merchant-text/rich-block.ts';
import type { ReadingTexts } from './reading-texts.ts';
import type { Pages } from './service-pages.ts';

/** Reads what the models of its screens have of the merchant's texts. */
export function createServiceReadingTexts({ screens, settles }: Pages): ReadingTexts {
  return {
    async pageText() {
      await settles();
      return wordsOf(screens().textPage.blocks);
    },
    questionsAnswered: async () => (await answers()).map(({ question }) => question),
    async answerTo(wanted) {
      const found = (await answers()).find(({ question }) => question === wanted);
      if (!found) throw new Error(`Nothing is said to "${wanted}".`);
      return wordsOf(found.text);
    },
  };

  async function answers() {
    await settles();
    return screens().contact.answers;
  }
}

function wordsOf(blocks: readonly RichBlock[]): string {
  return blocks.map(wordsIn).join(' ');
}

function wordsIn(block: RichBlock): string {
  switch (block.kind) {
    case 'heading':
      return block.text;
    case 'paragraph':
      return textOf(block.line);
    case 'list':
      return joined(block.items);
    case 'terms':
      return joined(block.terms.map(({ line }) => line));
    case 'table':
      return joined([...block.head, ...block.rows.flat()]);
    default:
      return block satisfies never;
  }
}

function joined(lines: readonly Line[]): string {
  return lines.map(textOf).join(' ');
}
