import { Reaction } from 'mobx';
import { PRICE_ANEW } from '#composition/journeys/tokens.ts';
import { SESSION } from '#composition/session/tokens.ts';
import { SESSION_RULES } from '#composition/settings/tokens.ts';
import type { Resolve } from '#composition/visit.ts';
import { createFindPriceGroup } from '#domain/session/price-group.ts';

/**
 * When somebody of another price group comes or goes, the page at hand is priced and opened anew. Drawing screens needs
 * the class of MobX that is used here, so it is there; its function `reaction` would be 800 bytes more in every page.
 */
export function followPriceGroup(get: Resolve, reopen: () => void): void {
  const find = createFindPriceGroup({ session: get(SESSION), rules: get(SESSION_RULES) });
  let shown: number | null = null;
  const present = (): number | null => {
    let found: number | null = null;
    watch.track(() => {
      found = find()?.groupId ?? null;
    });
    return found;
  };
  const watch = new Reaction('price group', () => {
    const next = present();
    if (next === shown) return;
    shown = next;
    get(PRICE_ANEW)();
    reopen();
  });
  shown = present();
}
