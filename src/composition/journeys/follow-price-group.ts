import { watchValue } from '#adapters/browser/watch-value.ts';
import { createFindPriceGroup } from '#domain/session/price-group.ts';
import { SESSION } from '../session/tokens.ts';
import { SESSION_RULES } from '../settings/tokens.ts';
import type { Shop, Visit } from '../visit.ts';
import { chooseStoreModule } from './choose-store-module.ts';
import { PRICE_ANEW } from './tokens.ts';

/** A visit, and the shop that can be given what its page has not brought. */
type Acting = { readonly shop: Pick<Shop, 'load'>; readonly visit: Pick<Visit, 'get'> };

/** When somebody of another price group comes or goes, the page at hand is priced and opened anew. */
export function followPriceGroup({ shop, visit: { get } }: Acting, reopen: () => void): void {
  const find = createFindPriceGroup({ session: get(SESSION), sessionRules: get(SESSION_RULES) });
  shop.load(chooseStoreModule);
  watchValue(
    () => find()?.groupId ?? null,
    () => {
      get(PRICE_ANEW)();
      reopen();
    },
  );
}
