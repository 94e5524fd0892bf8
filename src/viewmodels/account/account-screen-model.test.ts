import { expect, test, vi } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { unreadHistory } from '#domain/account/order-history.ts';
import { noChange, type ProfileChange } from '#domain/account/profile-change.ts';
import type { StoreCredit } from '#domain/account/store-credit.ts';
import type { RecentlyViewed } from '#domain/lists/recently-viewed.ts';
import { type Newsletter, noNewsletter } from '#domain/newsletter/newsletter.ts';
import { asha, pair } from '#domain/session/device-for-tests.ts';
import { signedIn } from '#domain/session/renewal.ts';
import { guestSession, type Session } from '#domain/session/session.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { nothing } from '#domain/shared/money.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { accountPageMessages } from '../messages/account-page/en.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { createAccountNewsletter } from '../newsletter/newsletter-model.ts';
import type { Block } from './account-blocks.ts';
import type { AccountDraft } from './account-draft.ts';
import { createAccountScreen } from './account-screen-model.ts';
import type { MyDataPorts } from './my-data-model.ts';

function newsletterOver(isOnline: ReadonlyCell<boolean>, asked: string[]) {
  return createAccountNewsletter({
    newsletter: createMemoryCell<Newsletter>(noNewsletter),
    lookUpSubscription: async (email) => {
      asked.push(`newsletter of ${email}`);
    },
    subscribe: async () => 'failed',
    unsubscribe: async () => 'failed',
    isOnline,
    accountNewsletterWritten: createMemoryCell<string | null>(null),
    messages: inEnglish,
  });
}

const seller = { name: '', address: '', gstin: '', codes: [] };

const ownData: Pick<MyDataPorts, 'downloadOwnData' | 'deleteAccount' | 'notify'> = {
  downloadOwnData: async () => 'saved',
  deleteAccount: async () => 'failed',
  notify: () => undefined,
};

function open({ isDeviceRead = true, change = noChange as ProfileChange } = {}) {
  const session = createMemoryCell<Session>(signedIn(pair(1), asha, 0));
  const isOnline = createMemoryCell(true);
  const asked: string[] = [];
  const noting =
    <T>(what: string, answer: T) =>
    async (): Promise<T> => {
      asked.push(what);
      return answer;
    };
  const model = createAccountScreen({
    ...{ session, clock: { now: () => 0 } },
    profileChange: createMemoryCell(change),
    accountDraft: createMemoryCell<AccountDraft>({}),
    storeView: createMemoryCell(defaultStoreView),
    fetchGuide: noting('guide', null),
    saveProfile: async () => 'saved',
    saveShippingAddress: async () => 'saved',
    changePassword: async () => 'changed',
    ...ownData,
    orderHistory: createMemoryCell(unreadHistory),
    readHistory: noting('history', true),
    readOrders: async () => [],
    orderAgain: async () => ({ kind: 'failed' }),
    ...{ isOnline, mediaBase: '', seller },
    storeCredit: createMemoryCell<StoreCredit>({ balance: nothing, readAt: null, entries: [] }),
    readCredit: noting('credit', true),
    recentlyViewed: createMemoryCell<RecentlyViewed>([]),
    recentTiles: createMemoryCell([]),
    openRecentlyViewed: noting('recent', undefined),
    accountNewsletter: newsletterOver(isOnline, asked),
    isDeviceRead: createMemoryCell(isDeviceRead),
    signOut: async () => {
      session.update(() => guestSession);
    },
    messages: inEnglish,
  });
  return { model, session, asked };
}

test.each<readonly [Block, string]>([
  [{ kind: 'profile' }, 'guide'],
  [{ kind: 'shipping' }, 'guide'],
  [{ kind: 'newsletter' }, 'newsletter of asha@mail.test'],
  [{ kind: 'orders' }, 'history'],
  [{ kind: 'order', id: '1' }, 'history'],
  [{ kind: 'recent' }, 'recent'],
  [{ kind: 'credit' }, 'credit'],
])('a block that is opened asks for what it shows: %o', async (block, what) => {
  const { model, asked } = open();
  model.opened(block);
  await vi.waitFor(() => expect(asked).toEqual([what]));
});

test('the account is shown to who is signed in on a device that was read', () => {
  const { model, session } = open();
  expect([model.isReady, model.isOnline, open({ isDeviceRead: false }).model.isReady]).toEqual([true, true, false]);
  session.update(() => guestSession);
  expect(model.isReady).toBe(false);
});

test('SESS-40 whoever is signed out while they look at the account is led away, and who has left it is not', async () => {
  const { model } = open();
  expect(model.leadsTo).toBeNull();
  model.opened({ kind: 'profile' });
  expect(model.leadsTo).toBeNull();
  await model.logOut();
  expect(model.leadsTo).toBe('/');
  model.left();
  expect(model.leadsTo).toBeNull();
});

test('an address that waits for the network says so', () => {
  const names = { firstName: 'Usha', lastName: 'Rao' };
  expect(open().model.shippingAnswer).toBeNull();
  expect(open({ change: { kind: 'waiting', names, shippingAddress: null } }).model.shippingAnswer).toBe(
    inEnglish(accountPageMessages).waitsForNetwork,
  );
});
