import { watchValue } from '#adapters/browser/watch-value.ts';
import { createFindPriceGroup } from '#domain/session/price-group.ts';
import type { Extend } from '../wiring/late.ts';
import { chooseStore } from './choose-store.ts';

type Ports = Parameters<typeof createFindPriceGroup>[0] & { readonly extend: Extend };

/** When somebody of another price group comes or goes, the page at hand is priced and opened anew. */
export function followPriceGroup({ extend, session, sessionRules }: Ports, reopen: () => void): void {
  const find = createFindPriceGroup({ session, sessionRules });
  const shop = extend(chooseStore);
  watchValue(
    () => find()?.groupId ?? null,
    () => {
      shop.priceAnew();
      reopen();
    },
  );
}
