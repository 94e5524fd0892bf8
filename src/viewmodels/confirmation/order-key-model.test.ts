import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { orderIdOf } from '#domain/orders/order.ts';
import { nothingNamed, type OrderKey } from '#domain/orders/order-key.ts';
import type { Tracked } from '#domain/orders/track-order.ts';
import { trackingMessages } from '../messages/tracking/en.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { OrderKeyModel } from './order-key-model.ts';
import { createTrackOrderScreen } from './track-order-model.ts';

const id = orderIdOf('1795168800123-x');
const key = { order: 'AF000070012', email: 'meera.iyer@mail.test' };
const texts = inEnglish(trackingMessages);

function openForm(typed: Partial<OrderKey> = {}) {
  const orderKey = createMemoryCell<OrderKey>({ ...nothingNamed, ...typed });
  const isOnline = createMemoryCell(true);
  const asked: OrderKey[] = [];
  const waiting: ((tracked: Tracked) => void)[] = [];
  const trackOrder = (asking: OrderKey) =>
    new Promise<Tracked>((resolve) => {
      asked.push(asking);
      waiting.push(resolve);
    });
  const ports = { orderKey, isOnline, trackOrder, messages: inEnglish, contact: { email: 'care@zari.example' } };
  const answer = (tracked: Tracked) => waiting.shift()?.(tracked);
  return {
    keyDraft: orderKey,
    isOnline,
    asked,
    answer,
    model: new OrderKeyModel(ports),
    page: createTrackOrderScreen(ports),
  };
}

test('nothing is asked for while a field is wrong, and each says why', async () => {
  const { model, asked } = openForm({ order: '70012' });
  expect([model.problemAt('order'), model.problemAt('email')]).toEqual([null, null]);
  expect(await model.find()).toBeNull();
  expect([model.problemAt('order'), model.problemAt('email')]).toEqual([
    texts.problems['order-no-order-number'],
    texts.problems['email-required'],
  ]);
  expect(asked).toEqual([]);
});

test('a field that was left says what is wrong with it, and one that is empty waits', () => {
  const { model } = openForm({ order: '70012' });
  model.leave('order');
  model.leave('email');
  expect([model.problemAt('order'), model.problemAt('email')]).toEqual([texts.problems['order-no-order-number'], null]);
});

test('the order is asked for as the shop writes its number, and the form is empty once it is found', async () => {
  const { model, asked, answer, keyDraft } = openForm({ order: ' #af 0000 70012 ', email: ' meera.iyer@mail.test ' });
  const finding = model.find();
  expect([asked, model.isLooking]).toEqual([[key], true]);
  answer({ kind: 'found', id });
  expect([await finding, keyDraft.get(), model.isLooking, model.answer]).toEqual([id, nothingNamed, false, null]);
  expect(model.problemAt('email')).toBeNull();
});

test.each([
  ['not-found', true, texts.notFound],
  ['too-often', true, texts.tooOften],
  ['failed', true, texts.failed],
  ['failed', false, texts.offline],
] as const)('%s is told, online %s, and what was typed stays', async (kind, isOnline, told) => {
  const { model, answer, keyDraft, ...world } = openForm(key);
  world.isOnline.update(() => isOnline);
  const finding = model.find();
  answer({ kind });
  expect([await finding, model.answer, keyDraft.get()]).toEqual([null, told, key]);
  model.type('email', 'tara@mail.test');
  expect(model.answer).toBeNull();
});

test('pressing twice asks once', async () => {
  const { model, asked, answer } = openForm(key);
  const first = model.find();
  expect(await model.find()).toBeNull();
  answer({ kind: 'found', id });
  expect([await first, asked.length]).toEqual([id, 1]);
});

test('of an order that the page names the e-mail alone is asked for', async () => {
  const { model, asked, answer } = openForm({ email: key.email });
  const finding = model.find(id);
  answer({ kind: 'not-found' });
  expect([await finding, model.answer]).toEqual([null, texts.wrongEmail]);
  expect(asked).toEqual([{ order: id, email: key.email }]);
  model.type('email', 'meera');
  expect(await model.find(id)).toBeNull();
  expect([asked.length, model.problemAt('email')]).toEqual([1, texts.problems['email-not-an-email']]);
});

test('who has left the page is not led to the order that is found then', async () => {
  const { page, answer } = openForm(key);
  const finding = page.find();
  page.left();
  answer({ kind: 'found', id });
  expect(await finding).toBeNull();
});

test('an order that is found has its page', async () => {
  const { page, answer } = openForm(key);
  const finding = page.find();
  answer({ kind: 'found', id });
  expect(await finding).toBe(`/confirmation?orderId=${id}`);
});
