import type { Tile } from '#domain/listing/tile.ts';
import { commonWords } from '../words/common/en.ts';
import type { Words } from '../words/writing/words.ts';

/** What speaks for a product, in words (CAT-013). */
export function praiseOf({ isNew, isOnSale }: Pick<Tile, 'isNew' | 'isOnSale'>, words: Words): readonly string[] {
  const common = words(commonWords);
  return [...(isNew ? [common.new] : []), ...(isOnSale ? [common.sale] : [])];
}
