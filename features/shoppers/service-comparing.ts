import { compareMessages } from '#viewmodels/messages/compare/en.ts';
import { productMessages } from '#viewmodels/messages/product/en.ts';
import type { Comparing } from './comparing.ts';
import type { Pages } from './service-pages.ts';

/** Puts pieces side by side, by the models of their pages and of the comparison. */
export function createServiceComparing(pages: Pages): Comparing {
  return { ...markingPieces(pages), ...readingComparison(pages) };
}

function markingPieces({ screens, settles }: Pages) {
  return {
    async comparesFromList(name) {
      await settles();
      const { category, compareMarks } = screens();
      const card = category.list.cards.find((each) => each.name === name);
      if (!card) throw new Error(`"${name}" is not in the list.`);
      compareMarks.toggle(card.tile);
      await settles();
    },
    comparesOpenProduct: () => presses(false),
    leavesOutOpenProduct: () => presses(true),
    async canCompareOpenProduct() {
      await settles();
      const { compareMarks, product } = screens();
      const { sku } = product.tile;
      if (compareMarks.has(sku)) return 'take out';
      return compareMarks.isFullFor(sku) ? productMessages.english.compareFull : 'add';
    },
  } satisfies Partial<Comparing>;

  async function presses(isCompared: boolean): Promise<void> {
    await settles();
    const { compareMarks, product } = screens();
    if (compareMarks.has(product.tile.sku) !== isCompared)
      throw new Error(`It is ${isCompared ? 'not ' : ''}compared already.`);
    compareMarks.toggle(product.tile);
    await settles();
  }
}

function readingComparison({ opens, screens, settles, shows }: Pages) {
  return {
    opensComparison: () => opens('/compare'),
    async takesOutOfComparison(name) {
      await opens('/compare');
      const piece = screens().compare.pieces.find((each) => each.name === name);
      if (!piece) throw new Error(`"${name}" is not compared.`);
      screens().compare.remove(piece);
      await settles();
    },
    async wantsDifferences() {
      const { compare } = screens();
      if (!compare.canShowDifferences) throw new Error('There is nothing to differ.');
      compare.showOnlyDifferences(true);
      await settles();
    },
    async comparison() {
      if (shows() !== 'compare') await opens('/compare');
      await settles();
      const { details, emptyText, lines, pieces } = screens().compare;
      const prices = pieces.map(({ price }) => price.current);
      const rows = [{ label: compareMessages.english.price, texts: prices }, ...lines];
      const isEmpty = pieces.length === 0;
      return {
        names: pieces.map(({ name }) => name),
        rows: isEmpty ? {} : Object.fromEntries(rows.map(({ label, texts }) => [label, texts])),
        news: isEmpty || details === 'ready' ? emptyText : compareMessages.english[details],
      };
    },
  } satisfies Partial<Comparing>;
}
