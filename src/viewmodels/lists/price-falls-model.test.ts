import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { AskedOutcome } from '#domain/alerts/ask-or-queue.ts';
import type { DraftTexts } from '#domain/interface/drafts.ts';
import type { ListId, NamedLists } from '#domain/lists/named-lists.ts';
import type { Wishlist } from '#domain/lists/wishlist.ts';
import { asha, pair } from '#domain/session/device-for-tests.ts';
import { signedIn } from '#domain/session/renewal.ts';
import { guestSession, type Session } from '#domain/session/session.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { createPriceFallsForm } from './price-falls-model.ts';

const MEERA = 'meera@mail.test';
const saved = (...skus: readonly string[]): Wishlist =>
  skus.map((sku) => ({ tile: { sku }, qty: 1, savedAt: null }) as unknown as Wishlist[number]); // the sku alone is read

const gifts = { id: 'gifts', name: 'Gifts', sharing: null, isDeleted: false };
const lists: NamedLists = [gifts];

type Given = { readonly whose?: Session };

function open(list: Wishlist, { whose = guestSession }: Given = {}) {
  const wishlist = createMemoryCell(list);
  const chosenList = createMemoryCell<ListId>(null);
  const isOnline = createMemoryCell(true);
  const draft = createMemoryCell<DraftTexts>({});
  const asked: { readonly email: string; readonly skus: readonly string[] }[] = [];
  const answers = Promise.withResolvers<AskedOutcome<'noted'>>();
  const model = createPriceFallsForm({
    ...{
      wishlist,
      chosenList,
      namedLists: createMemoryCell<NamedLists>(lists),
      isOnline,
      messages: inEnglish,
    },
    session: createMemoryCell(whose),
    priceFallsDraft: draft,
    priceFallsWritten: createMemoryCell<string | null>(null),
    askAboutPrices: (wait) => {
      asked.push(wait);
      return answers.promise;
    },
  });
  return { model, wishlist, chosenList, isOnline, draft, asked, answer: answers.resolve };
}

test('all that is saved is asked for in one press, the newest first; a second press meanwhile sends nothing', async () => {
  const { model, asked, answer } = open(saved('A', 'B'));
  model.write(MEERA);
  const pressed = model.ask();
  expect(model.isAsking).toBe(true);
  await model.ask();
  answer('noted');
  await pressed;
  expect([model.isAsking, asked]).toEqual([false, [{ email: MEERA, skus: ['B', 'A'] }]]);
});

test('only what is on the list that is open is asked for', async () => {
  const [first, other] = saved('A', 'B');
  const { model, asked, chosenList, answer } = open([first, { ...other, list: 'gifts' }] as Wishlist);
  chosenList.update(() => 'gifts');
  answer('noted');
  await model.ask();
  expect(asked.map(({ skus }) => skus)).toEqual([['B']]);
  chosenList.update(() => null);
  expect(model.done).toBeNull();
});

test('no more is asked for than one call takes', async () => {
  const skus = Array.from({ length: 101 }, (_, at) => `S${at}`);
  const { model, asked, answer } = open(saved(...skus));
  answer('noted');
  await model.ask();
  expect([asked[0]?.skus.length, asked[0]?.skus[0], asked[0]?.skus.includes('S0')]).toEqual([100, 'S100', false]);
  expect(model.done).not.toBeNull();
});

test.each([
  ['noted', 'You hear by email when a piece on this list costs less. Ask again for what you add later.', null, null],
  [
    'queued',
    'Saved on this device. It is sent to the shop when it can be reached, and you hear by email when a piece on this list costs less.',
    null,
    null,
  ],
  ['not-an-email', null, 'Enter an email address like name@example.com', null],
  ['failed', null, null, 'Something went wrong. Try again in a few seconds.'],
  ['refused', null, null, null],
] as const)('an asking that ends as %s says so', async (outcome, done, problem, failure) => {
  const { model, draft, answer } = open(saved('A'));
  model.write('meera@mail');
  answer(outcome);
  await model.ask();
  expect([model.done, model.problem, model.failure]).toEqual([done, problem, failure]);
  expect(draft.get()).toEqual(done === null ? { email: 'meera@mail' } : {});
});

test('of a piece that was added since nothing is said to be asked', async () => {
  const { model, wishlist, answer } = open(saved('A'));
  model.write(MEERA);
  answer('noted');
  await model.ask();
  wishlist.update(() => saved('A', 'B'));
  expect(model.done).toBeNull();
  wishlist.update(() => saved('A'));
  expect(model.done).not.toBeNull();
  model.leave();
  expect([model.done, model.typed]).toEqual([null, MEERA]);
});

test('who is signed in finds the own address there', () => {
  const { model } = open(saved('A'), { whose: signedIn(pair(1), asha, 0) });
  expect(model.typed).toBe(asha.email);
});

test('where nothing is saved nothing is asked', async () => {
  const { model, asked } = open(saved());
  await model.ask();
  expect(asked).toEqual([]);
});
