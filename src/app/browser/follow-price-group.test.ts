import { expect, test } from 'vitest';
import { createMobxCell } from '#adapters/browser/mobx-cell.ts';
import { asha, pair } from '#domain/session/device-for-tests.ts';
import { createFindPriceGroup } from '#domain/session/price-group.ts';
import { signedIn } from '#domain/session/renewal.ts';
import { guestSession, type Session } from '#domain/session/session.ts';
import { followPriceGroup } from './follow-price-group.ts';

test('a page is priced anew and opened again when somebody of another price group comes or goes, and for nothing else', () => {
  const session = createMobxCell<Session>(guestSession);
  const done: string[] = [];
  followPriceGroup({
    findPriceGroup: createFindPriceGroup({ session, rules: { hasPriceTiers: true } }),
    priceAnew: () => void done.push('priced'),
    reopen: () => void done.push('opened'),
  });
  session.update(() => signedIn(pair(1), asha));
  expect(done).toEqual(['priced', 'opened']);
  session.update(() => signedIn(pair(2), { ...asha, groupToken: 'gt-next' }));
  expect(done).toHaveLength(2);
  session.update(() => guestSession);
  expect(done).toEqual(['priced', 'opened', 'priced', 'opened']);
});
