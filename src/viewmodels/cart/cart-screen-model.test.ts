import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { type Cart, type CartLine, emptyCart } from '#domain/cart/cart.ts';
import { defaultCartRules } from '#domain/cart/cart-rules-for-tests.ts';
import type { SavedLines } from '#domain/cart/save-for-later.ts';
import { emptyWishlist } from '#domain/lists/wishlist.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { noCartMore } from '#domain/workflows/cart-more.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { createCartScreen } from './cart-screen-model.ts';
import type { ChangeChoiceModel, ChangingLine } from './change-choice-model.ts';
import { lineForTests } from './line-for-tests.ts';

const nothing = async () => {};

const noSavedLines: SavedLines = {
  ...{ save: nothing, unsave: nothing, forget: nothing, remember: nothing },
  move: async () => ({ kind: 'refused' }),
};

const LINE = lineForTests('Silk Tee');

type Device = {
  readonly isDeviceRead?: boolean;
  readonly isDeviceLate?: boolean;
  readonly lines?: readonly CartLine[];
};

/** A cart screen where the code that changes a choice comes, or does not, when the test says so. */
function openScreen({ isDeviceRead = true, isDeviceLate = false, lines = [] }: Device = {}) {
  const asked: ChangingLine[] = [];
  const answers: { readonly comes: () => void; readonly isMissing: () => void }[] = [];
  const model = createCartScreen({
    cart: createMemoryCell<Cart>({ ...emptyCart, lines }),
    wishlist: createMemoryCell(emptyWishlist),
    cartMore: createMemoryCell(noCartMore),
    storeView: createMemoryCell(defaultStoreView),
    isDeviceRead: createMemoryCell(isDeviceRead),
    isDeviceLate: createMemoryCell(isDeviceLate),
    isOnline: createMemoryCell(true),
    mediaBase: '',
    returnDays: 15,
    undoMerge: nothing,
    keepMerge: () => undefined,
    cartRules: defaultCartRules,
    changeQuantity: nothing,
    removeLine: nothing,
    returnLine: nothing,
    openCart: nothing,
    openCartMore: nothing,
    savedLines: noSavedLines,
    couponDraft: createMemoryCell({}),
    applyCoupon: async () => 'failed',
    removeCoupon: async () => 'failed',
    makeChangeChoice: (line) =>
      new Promise((resolve, reject) => {
        const choice: Partial<ChangeChoiceModel> = { name: line.key };
        asked.push(line);
        answers.push({
          comes: () => resolve(choice as ChangeChoiceModel),
          isMissing: () => reject(new Error('There is no such file.')),
        });
      }),
    messages: inEnglish,
  });
  return { model, asked, answers };
}

test('another choice for a line is there when its code is, and is over when it was made', async () => {
  const { model, asked, answers } = openScreen();
  const changed = model.change('TEE-S');
  expect(model.choice).toBeNull();
  answers[0]?.comes();
  await changed;
  expect(model.choice).toMatchObject({ name: 'TEE-S' });
  expect(asked[0]).toMatchObject({ key: 'TEE-S', doing: model.doing });
  asked[0]?.onDone();
  expect(model.choice).toBeNull();
});

test('code that cannot be had leaves the line as it is, and is asked for again', async () => {
  const { model, answers } = openScreen();
  const changed = model.change('TEE-S');
  answers[0]?.isMissing();
  await changed;
  expect(model.choice).toBeNull();
  const again = model.change('TEE-S');
  answers[1]?.comes();
  await again;
  expect(model.choice).toMatchObject({ name: 'TEE-S' });
});

test('what comes after the page was opened anew, or after another line was asked for, is not shown', async () => {
  const { model, answers } = openScreen();
  const first = model.change('TEE-S');
  model.opened();
  answers[0]?.comes();
  await first;
  expect(model.choice).toBeNull();
  const both = [model.change('TEE-S'), model.change('TEE-M')];
  answers[2]?.comes();
  answers[1]?.comes();
  await Promise.all(both);
  expect(model.choice).toMatchObject({ name: 'TEE-M' });
});

test.each([
  ['read, with nothing in it', { isDeviceRead: true, isDeviceLate: false, lines: [] }, true],
  ['late, with something put in since', { isDeviceRead: false, isDeviceLate: true, lines: [LINE] }, true],
  ['late, with nothing in it yet', { isDeviceRead: false, isDeviceLate: true, lines: [] }, false],
  ['being read', { isDeviceRead: false, isDeviceLate: false, lines: [LINE] }, false],
])('the cart of a device that is %s is shown: %s', (_name, device, isReady) => {
  const { model } = openScreen(device);
  expect([model.isReady, model.isEmpty]).toEqual([isReady, device.lines.length === 0]);
});
