import { TOGGLE_WISHLISTED } from '#composition/lists/tokens.ts';
import { SHOP_RULES } from '#composition/settings/tokens.ts';
import { MARKET } from '#composition/store/tokens.ts';
import { tileOf } from '#domain/listing/tile.ts';
import { dearest, kurtaSet, longNamed } from './pieces.ts';
import type { OpenPage } from './state.ts';

/** Three pieces are on the wishlist. */
export async function saveSome({ get }: OpenPage): Promise<void> {
  for (const product of [kurtaSet, longNamed, dearest]) {
    await get(TOGGLE_WISHLISTED)(tileOf(product, get(MARKET)(), get(SHOP_RULES)));
  }
}
