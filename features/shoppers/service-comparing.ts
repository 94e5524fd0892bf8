import { compareWords } from '#viewmodels/words/compare/en.ts';
import type { Pages } from './service-pages.ts';
import type { Comparing } from './shopper.ts';

/** Puts pieces side by side, by the models of their pages and of the comparison. */
export function createServiceComparing({ opens, screens, settles, shows }: Pages): Comparing {
  return {
    comparesOpenProduct: () => presses(false),
    leavesOutOpenProduct: () => presses(true),
    async canCompareOpenProduct() {
      await settles();
      const { isCompared, isFull } = screens().comparePiece;
      if (isCompared) return 'take out';
      return isFull ? compareWords.english.full : 'add';
    },
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
      const rows = [{ label: compareWords.english.price, texts: prices }, ...lines];
      const isEmpty = pieces.length === 0;
      return {
        names: pieces.map(({ name }) => name),
        rows: isEmpty ? {} : Object.fromEntries(rows.map(({ label, texts }) => [label, texts])),
        news: isEmpty || details === 'ready' ? emptyText : compareWords.english[details],
      };
    },
  };

  async function presses(isCompared: boolean): Promise<void> {
    await settles();
    const { comparePiece } = screens();
    if (comparePiece.isCompared !== isCompared) throw new Error(`It is ${isCompared ? 'not ' : ''}compared already.`);
    comparePiece.toggle();
    await settles();
  }
}
