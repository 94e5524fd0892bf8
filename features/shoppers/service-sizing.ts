import type { ReadingProduct } from './browsing.ts';
import type { Pages } from './service-pages.ts';

/** Reads what helps to choose a size, from the models that say it. */
export function createServiceSizing({ screens, settles, place }: Pages) {
  return {
    isSizeGuideOffered: async () => (await onProduct()).product.choosing.hasSizeGuide,
    async sizeNotes() {
      const { sizeFit } = await onProduct();
      await sizeFit.open();
      return sizeFit.notes;
    },
    async readsSizeGuideIn(unit) {
      (await onProduct()).productMore.showUnit(unit === 'Inches' ? 'in' : 'cm');
    },
    async sizeGuide() {
      const { sizeUnit, sizeGuide } = (await onProduct()).productMore;
      const rows = sizeGuide?.tables.flatMap((table) => table.rows) ?? [];
      return {
        unit: sizeUnit === 'in' ? 'Inches' : 'Centimetres',
        measures: Object.fromEntries(rows.map(([size = '', measure = '']) => [size, measure])),
      };
    },
  } satisfies Partial<ReadingProduct>;

  async function onProduct() {
    await settles();
    if (place() !== 'product') throw new Error(`No product is open, but ${place()}.`);
    return screens();
  }
}
