import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { AskedOutcome } from '#domain/alerts/ask-or-queue.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import type { DraftTexts } from '#domain/interface/drafts.ts';
import type { WaitFor } from '#domain/queue/queued-command.ts';
import type { WaitAnswer } from '#domain/restock/restock-gateway.ts';
import { asha, pair } from '#domain/session/device-for-tests.ts';
import { signedIn } from '#domain/session/renewal.ts';
import { guestSession, type Session } from '#domain/session/session.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { kurta } from '../product/product-for-tests.ts';
import { createRestockForm } from './restock-form-model.ts';

const MEERA = 'meera@mail.test';

function viewOf(variant: string | null, toChoose: readonly string[] = [], product = kurta()): ProductView {
  const own = product.variants.find(({ sku }) => sku === variant);
  return { kind: 'ready', product, variant: own?.sku ?? null, toChoose, parts: [], details: [], breadcrumbs: [] };
}

function open(shown = viewOf('IVORY-M'), whose: Session = guestSession) {
  const view = createMemoryCell<ProductView>(shown);
  const session = createMemoryCell(whose);
  const isOnline = createMemoryCell(true);
  const draft = createMemoryCell<DraftTexts>({});
  const asked: WaitFor[] = [];
  const answers = Promise.withResolvers<AskedOutcome<WaitAnswer>>();
  const model = createRestockForm({
    productView: view,
    session,
    isOnline,
    restockDraft: draft,
    restockWritten: createMemoryCell<string | null>(null),
    storeView: createMemoryCell(defaultStoreView),
    market: () => ({ country: 'IN', today: '2026-11-20' }),
    shopRules: { useUrlPaths: true, listOutOfStockProducts: true },
    askToBeTold: (wait) => {
      asked.push(wait);
      return answers.promise;
    },
    messages: inEnglish,
  });
  return { model, view, isOnline, draft, asked, answer: answers.resolve };
}

test('while an address is on its way it says so, and a second press sends nothing', async () => {
  const { model, asked, answer } = open();
  model.write(MEERA);
  const pressed = model.ask();
  expect(model.isAsking).toBe(true);
  await model.ask();
  answer('noted');
  await pressed;
  const wait = { email: MEERA, sku: 'IVORY-M', name: `${kurta().name} (M in Ivory)` };
  expect([model.isAsking, asked]).toEqual([false, [wait]]);
});

test.each([
  ['noted', 'You will hear by email once, when M in Ivory is back.'],
  [
    'queued',
    'Saved on this device. It is sent to the shop when it can be reached, and you hear by email once, when M in Ivory is back.',
  ],
  ['in-stock', 'The shop has M in Ivory again. Load this page anew to buy.'],
  ['refused', null],
] as const)('after %s it says %o', async (outcome, words) => {
  const { model, answer, draft } = open();
  model.write(MEERA);
  expect(draft.get()).toEqual({ email: MEERA });
  answer(outcome);
  await model.ask();
  expect([model.done, model.problem, model.failure]).toEqual([words, null, null]);
  expect(draft.get()).toEqual(outcome === 'refused' ? { email: MEERA } : {});
  expect(model.typed).toBe(MEERA);
});

test('what came of one choice says nothing of another', async () => {
  const { model, view, answer } = open();
  model.write(MEERA);
  answer('noted');
  await model.ask();
  view.update(() => viewOf('INDIGO-S'));
  expect([model.done, model.typed, model.promise]).toEqual([
    null,
    MEERA,
    'We write to you once, when S in Indigo is back.',
  ]);
  view.update(() => viewOf('IVORY-M'));
  expect(model.done).not.toBeNull();
});

test('what has no choices is this piece', async () => {
  const { model, asked, answer } = open(viewOf(null, [], kurta({ variants: [], options: [] })));
  expect(model.promise).toBe('We write to you once, when this piece is back.');
  answer('noted');
  await model.ask();
  expect(asked).toMatchObject([{ sku: kurta().sku, name: kurta().name }]);
});

test('a form that is opened again begins anew, with the address in it', async () => {
  const { model, answer } = open();
  model.write(MEERA);
  answer('noted');
  await model.ask();
  model.leave();
  expect([model.done, model.typed]).toEqual([null, MEERA]);
});

test('nobody waits for what is still to be chosen', async () => {
  const { model, asked } = open(viewOf('IVORY-M', ['size']));
  await model.ask();
  expect(asked).toEqual([]);
});

test('the address of whoever is signed in stands in the field until another is typed', () => {
  const { model } = open(undefined, signedIn(pair(1), asha, 0));
  expect(model.typed).toBe(asha.email);
  model.write('');
  expect(model.typed).toBe('');
});

test('nobody is blamed before the first press, nor for what is typed since', async () => {
  const { model, answer } = open();
  expect(model.problem).toBeNull();
  answer('not-an-email');
  await model.ask();
  expect(model.problem).toBe('Enter your email address');
  model.write('meera@mail');
  expect(model.problem).toBeNull();
  await model.ask();
  expect(model.problem).toBe('Enter an email address like name@example.com');
});

test('without an answer what was typed stays, and it says why', async () => {
  const { model, isOnline, answer, draft } = open();
  model.write(MEERA);
  answer('failed');
  await model.ask();
  expect([model.typed, model.failure]).toEqual([MEERA, 'Something went wrong. Try again in a few seconds.']);
  expect(draft.get()).toEqual({ email: MEERA });
  isOnline.update(() => false);
  expect(model.failure).toBe('You are offline. Please try again when you are back online.');
});

test('how an address ended that was typed over says nothing of the next one', async () => {
  const { model, answer } = open();
  model.write(MEERA);
  const pressed = model.ask();
  model.write('ravi@mail.test');
  answer('noted');
  await pressed;
  expect([model.isAsking, model.done]).toEqual([false, null]);
});
