import { watchValue } from '#adapters/browser/watch-value.ts';
import { createFindPriceGroup } from '#domain/session/price-group.ts';
import { SESSION } from '../session/tokens.ts';
import { SESSION_RULES } from '../settings/tokens.ts';
import type { Resolve } from '../visit.ts';
import { PRICE_ANEW } from './tokens.ts';

/** When somebody of another price group comes or goes, the page at hand is priced and opened anew. */
export function followPriceGroup(get: Resolve, reopen: () => void): void {
  const find = createFindPriceGroup({ session: get(SESSION), rules: get(SESSION_RULES) });
  watchValue(
    () => find()?.groupId ?? null,
    () => {
      get(PRICE_ANEW)();
      reopen();
    },
  );
}
