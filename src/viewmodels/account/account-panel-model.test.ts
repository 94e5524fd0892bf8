import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { noPanels, type Panels, withPanelOpen } from '#domain/interface/panels.ts';
import { noNotices, withNotice } from '#domain/notices/notices.ts';
import { type Order, orderIdOf } from '#domain/orders/order.ts';
import { asha, pair } from '#domain/session/device-for-tests.ts';
import { signedIn } from '#domain/session/renewal.ts';
import { guestSession, type Session } from '#domain/session/session.ts';
import type { SignInForm } from '#domain/session/sign-in-form.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { lineForTests } from '../cart/line-for-tests.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { createAccountPanel } from './account-panel-model.ts';

const order = {
  ...{ id: orderIdOf('17-a'), createdAt: '2026-11-20T20:00:00Z', currency: 'INR', total: 2_400, hasLeftCart: true },
  lines: [{ ...lineForTests('Silk Tee'), id: 1 }],
  status: 'queued',
} as unknown as Order;

function open(session: Session) {
  const panels = createMemoryCell<Panels>(withPanelOpen(noPanels, 'account'));
  const signInForm = createMemoryCell<SignInForm>('login');
  const clock = createMemoryClock();
  const done: string[] = [];
  const told = withNotice(noNotices, { code: 'order-sent' }, clock.now());
  const model = createAccountPanel({
    panels,
    session: createMemoryCell<Session>(session),
    signInForm,
    signOut: async () => {
      done.push(`signed out, panel open: ${panels.get().open !== null}`);
    },
    storeView: createMemoryCell(defaultStoreView),
    readOrders: async () => [order],
    notices: createMemoryCell(withNotice(told, { code: 'review-sent' }, clock.now())),
    clock,
    contact: { email: 'help@zari.test' },
    messages: inEnglish,
  });
  return { model, panels, signInForm, done };
}

test('UI-35 the orders of the device are listed once it was read', async () => {
  const { model } = open(guestSession);
  expect([model.isOpen, model.isReady, model.orders, model.name]).toEqual([true, false, [], null]);
  await model.opened();
  expect([model.isReady, model.orders.map(({ name }) => name)]).toEqual([true, ['Waiting to be sent']]);
});

test('what the shop has told is told again, the newest first', () => {
  const { model } = open(guestSession);
  expect(model.told.map(({ id, ago }) => [id, ago])).toEqual([
    [2, 'now'],
    [1, 'now'],
  ]);
  expect(model.email).toBe('help@zari.test');
});

test('who is signed in is named, and signs out behind a closed panel', async () => {
  const { model, done } = open(signedIn(pair(1), asha, 0));
  expect(model.name).toBe('Asha Rao');
  await model.logOut();
  expect([done, model.isOpen]).toEqual([['signed out, panel open: false'], false]);
});

test('the sheet opens in the place of the panel, with the form that was asked for', () => {
  const { model, panels, signInForm } = open(guestSession);
  model.openSheet('register');
  expect([panels.get().open, signInForm.get(), model.isOpen]).toEqual(['sign-in', 'register', false]);
});
