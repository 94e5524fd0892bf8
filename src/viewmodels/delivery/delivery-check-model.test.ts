import { expect, test } from 'vitest';
import type { ProductView } from '#domain/catalog/product-view.ts';
import { noDrafts } from '#domain/interface/drafts.ts';
import { asha, pair } from '#domain/session/device-for-tests.ts';
import { signedIn } from '#domain/session/renewal.ts';
import { kurta } from '../product/product-for-tests.ts';
import { byThursday, M, noneTyped, openDelivery, S, told, viewOf, words } from './delivery-check-for-tests.ts';

test('what the shop said is told with its moment, and the field shows the PIN code as the shop writes it', async () => {
  const { model, asked, answer } = openDelivery();
  model.write('400 050');
  const pressed = model.ask();
  expect([model.isAsking, model.told]).toEqual([true, null]);
  await answer('told', told(M));
  await pressed;
  expect(asked).toEqual([['400 050', [M]]]);
  expect([model.isAsking, model.typed, model.told && words(model.told)]).toEqual([
    false,
    '400050',
    [
      ...['By Thursday, 3 December', 'If you order before Monday, 30 November, 2:00 pm'],
      ...['Cash on delivery', 'Returns are not collected here'],
    ],
  ]);
});

test('a second press while the first is under way asks nothing', async () => {
  const { model, asked } = openDelivery();
  model.write('400050');
  void model.ask();
  await model.ask();
  expect(asked).toHaveLength(1);
});

test.each([
  [viewOf(M), [M]],
  [viewOf(M, ['size']), [kurta().sku]],
  [viewOf(null, [], kurta({ variants: [], options: [] })), [kurta().sku]],
  [viewOf(null, [], kurta({ variants: [], options: [], type: 'virtual' })), []],
  [{ kind: 'none' } as unknown as ProductView, []],
])(
  'the choice at hand is asked for, before all is chosen the product, and nothing of what is not sent',
  async (view, skus) => {
    const { model, asked } = openDelivery({ view, memory: told(M) });
    void model.askAgain();
    expect([asked.flatMap(([, each]) => each), model.isShown]).toEqual([skus, skus.length > 0]);
  },
);

test('outside India nothing is asked', () => {
  const { model, asked } = openDelivery({ country: 'US', memory: told(M) });
  void model.ask();
  void model.askAgain();
  expect([model.isShown, model.toAsk, asked]).toEqual([false, null, []]);
});

test('a known PIN code is asked again for another choice, and when there is a network again', async () => {
  const { model, productView, isOnline } = openDelivery({ memory: told(M) });
  const first = model.toAsk;
  productView.update(() => viewOf(S));
  const second = model.toAsk;
  isOnline.update(() => false);
  expect(new Set([first, second, model.toAsk]).size).toBe(3);
});

test('before the device was read nobody knows a PIN code', () => {
  const { model, isDeviceRead } = openDelivery({ memory: told(M) });
  isDeviceRead.update(() => false);
  expect(model.toAsk).toBeNull();
  expect(openDelivery().model.toAsk).toBeNull();
});

test('that of the address of whoever is signed in stands there until they asked for another', () => {
  const home = {
    ...{ id: 1, firstName: 'Asha', lastName: 'Rao', street: ['1 Hill Road'], city: 'Mumbai', region: 'Maharashtra' },
    ...{ postcode: '400050', country: 'IN', phone: '', isForShipping: true, isForBilling: true },
  };
  const withAddress = (address: typeof home) => signedIn(pair(1), { ...asha, addresses: [address] }, 0);
  expect(openDelivery({ session: withAddress(home) }).model.typed).toBe('400050');
  expect(openDelivery({ session: withAddress({ ...home, country: 'DE', postcode: '10115' }) }).model.typed).toBe('');
  expect(openDelivery({ session: withAddress(home), memory: told(M, byThursday, '110001') }).model.typed).toBe(
    '110001',
  );
});

test('without an answer what was known is told with its age; of another choice or place nothing is', async () => {
  const { model, productView, isOnline, answer } = openDelivery({ memory: told(M) });
  void model.askAgain();
  await answer('no-answer');
  expect(model.told && words(model.told).at(-1)).toBe('Last heard from the shop on Saturday, 28 November, 10:15 am');
  expect(model.failure).toBeNull();
  productView.update(() => viewOf(S));
  expect([model.told, model.failure]).toEqual([null, null]);
  void model.askAgain();
  await answer('no-answer');
  expect([model.told, model.failure]).toEqual([null, 'The shop did not answer']);
  isOnline.update(() => false);
  expect(model.failure).toBe('You are offline. Please try again when you are back online.');
});

test('where nobody delivers it says so, and no more', async () => {
  const { model, answer } = openDelivery();
  model.write('744301');
  void model.ask();
  await answer('told', told(M, { kind: 'never' }, '744301'));
  expect(model.told && words(model.told)).toEqual(['Cannot be delivered to 744301']);
});

test.each([
  ['not-a-pin', '4000', 'Enter a PIN code of six digits'],
  ['no-such-pin', '290 001', 'There is no PIN code 290001: please check the digits'],
] as const)('%s is told beside the field until something else is typed', async (outcome, typed, words) => {
  const { model, answer } = openDelivery({ memory: told(M) });
  model.write(typed);
  expect(model.problem).toBeNull();
  void model.ask();
  await answer(outcome);
  expect([model.typed, model.problem, model.told]).toEqual([typed, words, null]);
  model.write('400051');
  expect([model.problem, model.told]).toEqual([null, null]);
});

test('an answer about what was typed before changes nothing of what is being typed', async () => {
  const { model, answer } = openDelivery();
  model.write('400050');
  void model.ask();
  model.write('1100');
  await answer('told', told(M));
  expect([model.typed, model.told, model.isAsking]).toEqual(['1100', null, false]);
});

test('what was typed and not asked for is there on the next page, until the shop has answered', async () => {
  const drafts = noneTyped();
  openDelivery({ drafts }).model.write('400050');
  const { model, answer } = openDelivery({ drafts });
  expect(model.typed).toBe('400050');
  const pressed = model.ask();
  await answer('told', told(M));
  await pressed;
  expect(drafts.get()).toEqual(noDrafts);
});
