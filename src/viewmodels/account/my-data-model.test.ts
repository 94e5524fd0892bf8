import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Deletion } from '#domain/account/own-data.ts';
import type { CreditEntry, StoreCredit } from '#domain/account/store-credit.ts';
import type { Notice } from '#domain/notices/notices.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import type { DeletionOutcome } from '#domain/workflows/delete-account.ts';
import { myDataMessages } from '../messages/my-data/en.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { MyDataModel } from './my-data-model.ts';

const texts = inEnglish(myDataMessages);
const entries = [{ id: 1 }] as unknown as readonly CreditEntry[];

type Given = {
  readonly outcome?: () => Promise<DeletionOutcome>;
  readonly saved?: () => Promise<'saved' | 'offline' | 'failed'>;
  readonly credit?: Partial<StoreCredit>;
  readonly creditNow?: Partial<StoreCredit>;
};

function open({ outcome = async () => 'deleted', saved = async () => 'saved', ...given }: Given = {}) {
  const { credit = {}, creditNow = credit } = given;
  const storeCredit = createMemoryCell<StoreCredit>({ balance: nothing, entries: [], readAt: null, ...credit });
  const asked: Deletion[] = [];
  const told: Notice[] = [];
  const model = new MyDataModel({
    downloadOwnData: saved,
    deleteAccount: (deletion) => {
      asked.push(deletion);
      return outcome();
    },
    storeCredit,
    readCredit: async () => {
      storeCredit.update((now) => ({ ...now, ...creditNow, readAt: 1 }));
      return true;
    },
    storeView: createMemoryCell(defaultStoreView),
    notify: (notice) => void told.push(notice),
    messages: inEnglish,
  });
  return { model, asked, told };
}

test.each([
  ['saved', texts.saved],
  ['offline', texts.downloadOffline],
  ['failed', texts.notSaved],
] as const)('a download that is %s is told so', async (outcome, text) => {
  const { model } = open({ saved: async () => outcome });
  expect(model.news).toBeNull();
  await model.download();
  expect([model.news, model.isFetching]).toEqual([text, false]);
  model.clear();
  expect(model.news).toBeNull();
});

test('a second press while the first is on its way does nothing', async () => {
  let times = 0;
  const never = () => {
    times += 1;
    return new Promise<never>(() => undefined);
  };
  const { model, asked } = open({ saved: never, outcome: never });
  for (const _press of [1, 2]) void model.download();
  model.typePassword('indigo lotus');
  for (const _press of [1, 2]) void model.send();
  expect([times, asked.length]).toEqual([2, 1]);
});

test('who has deleted the account is told so until they close it, and the password stands nowhere', async () => {
  const { model, asked, told } = open();
  model.typePassword('indigo lotus');
  await model.send();
  expect(asked).toEqual([{ password: 'indigo lotus', storeCredit: nothing }]);
  expect(told).toEqual([{ code: 'server-message', type: 'success', text: texts.done, hasNoTimeout: true }]);
  expect([model.password, model.isDeleting, model.answer]).toEqual(['', false, null]);
});

test('without a password nothing is asked, and its field says why', async () => {
  const { model, asked } = open();
  await model.send();
  expect([asked, model.passwordProblem, model.attempts]).toEqual([[], 'Enter your password', 1]);
  model.typePassword('i');
  expect(model.passwordProblem).toBeNull();
});

test('another password is told at its field alone', async () => {
  const { model, told } = open({ outcome: async () => 'wrong-password' });
  model.typePassword('not it at all');
  await model.send();
  expect([model.passwordProblem, model.answer, told]).toEqual([texts.wrongPassword, null, []]);
});

test.each([
  ['offline', texts.deletionOffline],
  ['failed', texts.notDeleted],
  ['order-waits', texts.orderWaits],
] as const)('%s is told below the field', async (outcome, text) => {
  const { model, told } = open({ outcome: async () => outcome });
  model.typePassword('indigo lotus');
  await model.send();
  expect([model.answer, model.passwordProblem, model.password, told]).toEqual([text, null, 'indigo lotus', []]);
});

test('store credit that is lost is said with its amount before, and said anew where it has changed', async () => {
  const { model, asked } = open({
    credit: { balance: moneyOf(750), entries },
    creditNow: { balance: moneyOf(1_250), entries },
    outcome: async () => 'other-credit',
  });
  expect(model.losses).toEqual([texts.credit('₹750'), texts.creditBack]);
  model.typePassword('indigo lotus');
  await model.send();
  expect(asked).toEqual([{ password: 'indigo lotus', storeCredit: moneyOf(750) }]);
  expect([model.answer, model.losses]).toEqual([texts.otherCredit, [texts.credit('₹1,250'), texts.creditBack]]);
});

test('who never had store credit loses none, and who has spent it all is told of what could come back', () => {
  expect(open().model.losses).toEqual([]);
  expect(open({ credit: { entries } }).model.losses).toEqual([texts.creditBack]);
});
