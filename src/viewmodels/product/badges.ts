import type { Tile } from '#domain/listing/tile.ts';
import { commonMessages } from '../messages/common/en.ts';
import type { Messages } from '../messages/writing/messages.ts';

/** The badges of a product: what speaks for it (CAT-013). */
export function badgesOf({ isNew, isOnSale }: Pick<Tile, 'isNew' | 'isOnSale'>, messages: Messages): readonly string[] {
  const common = messages(commonMessages);
  return [...(isNew ? [common.new] : []), ...(isOnSale ? [common.sale] : [])];
}
