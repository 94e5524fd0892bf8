import { expect, test } from 'vitest';
import { createMobxCell } from '#adapters/browser/mobx-cell.ts';
import { asha, pair } from '#domain/session/device-for-tests.ts';
import { signedIn } from '#domain/session/renewal.ts';
import { guestSession, type Session } from '#domain/session/session.ts';
import type { Extend } from '../wiring/late.ts';
import { chooseStore } from './choose-store.ts';
import { followPriceGroup } from './follow-price-group.ts';

test('a page is priced and opened anew when somebody of another price group comes or goes, and for nothing else', () => {
  const session = createMobxCell<Session>(guestSession);
  const done: string[] = [];
  const added: unknown[] = [];
  const extend = ((more: unknown) => {
    added.push(more);
    return { priceAnew: () => void done.push('priced') };
  }) as unknown as Extend;
  const shop = { session, sessionRules: { hasPriceTiers: true }, extend };
  followPriceGroup(shop, () => void done.push('opened'));
  expect(added).toEqual([chooseStore]);
  session.update(() => signedIn(pair(1), asha, 0));
  expect(done).toEqual(['priced', 'opened']);
  session.update(() => signedIn(pair(2), { ...asha, groupToken: 'gt-next' }, 0));
  expect(done).toHaveLength(2);
  session.update(() => guestSession);
  expect(done).toEqual(['priced', 'opened', 'priced', 'opened']);
});
