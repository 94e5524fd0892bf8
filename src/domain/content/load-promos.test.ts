import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createLoadPromos } from './load-promos.ts';
import { noPromos, type Promo, type Promos } from './promos.ts';

const strip: Promo = { id: 7, kind: 'strip', title: 'Festive', content: '', link: '', coupon: '', delayMs: 0 };

test('CONT-08 what the merchant has to say is read once in a visit, and asked for again while nobody has answered', async () => {
  const promos = createMemoryCell<Promos>(noPromos);
  const replies: Reply<readonly Promo[]>[] = [{ kind: 'unreachable' }, { kind: 'ok', value: [strip] }];
  let asked = 0;
  const current = async () => {
    asked += 1;
    return replies[asked - 1] ?? { kind: 'ok', value: [] };
  };
  const load = createLoadPromos({ promoGateway: { current }, promos, storeView: createMemoryCell(defaultStoreView) });
  await load();
  expect([promos.get(), asked]).toEqual([noPromos, 1]);
  await Promise.all([load(), load()]);
  await load();
  expect([promos.get(), asked]).toEqual([{ items: [strip], isLoaded: true }, 2]);
});
