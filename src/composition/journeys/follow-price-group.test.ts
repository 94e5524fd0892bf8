import { expect, test } from 'vitest';
import { createMobxCell } from '#adapters/browser/mobx-cell.ts';
import { asha, pair } from '#domain/session/device-for-tests.ts';
import { signedIn } from '#domain/session/renewal.ts';
import { guestSession, type Session } from '#domain/session/session.ts';
import { SESSION } from '../session/tokens.ts';
import { SESSION_RULES } from '../settings/tokens.ts';
import type { Resolve } from '../visit.ts';
import { chooseStoreModule } from './choose-store-module.ts';
import { followPriceGroup } from './follow-price-group.ts';
import { PRICE_ANEW } from './tokens.ts';

test('a page is priced and opened anew when somebody of another price group comes or goes, and for nothing else', () => {
  const session = createMobxCell<Session>(guestSession);
  const done: string[] = [];
  const verbs = new Map<unknown, unknown>([
    [SESSION, session],
    [SESSION_RULES, { hasPriceTiers: true }],
    [PRICE_ANEW, () => void done.push('priced')],
  ]);
  const get = ((name: unknown) => verbs.get(name)) as Resolve;
  const loaded: unknown[] = [];
  const shop = { load: (...modules: readonly unknown[]) => void loaded.push(...modules) };
  followPriceGroup({ shop, visit: { get } }, () => void done.push('opened'));
  expect(loaded).toEqual([chooseStoreModule]);
  session.update(() => signedIn(pair(1), asha, 0));
  expect(done).toEqual(['priced', 'opened']);
  session.update(() => signedIn(pair(2), { ...asha, groupToken: 'gt-next' }, 0));
  expect(done).toHaveLength(2);
  session.update(() => guestSession);
  expect(done).toEqual(['priced', 'opened', 'priced', 'opened']);
});
