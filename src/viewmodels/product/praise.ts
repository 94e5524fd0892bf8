import type { Tile } from '#domain/listing/tile.ts';
import { commonMessages } from '../messages/common/en.ts';
import type { Messages } from '../messages/writing/messages.ts';

/** What speaks for a product, in words (CAT-013). */
export function praiseOf({ isNew, isOnSale }: Pick<Tile, 'isNew' | 'isOnSale'>, messages: Messages): readonly string[] {
  const common = messages(commonMessages);
  return [...(isNew ? [common.new] : []), ...(isOnSale ? [common.sale] : [])];
}
