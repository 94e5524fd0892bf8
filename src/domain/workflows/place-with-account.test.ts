import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { noDetails } from '#domain/checkout/details.ts';
import { type NewAccount, noNewAccount } from '#domain/checkout/new-account.ts';
import type { Notice } from '#domain/notices/notices.ts';
import { asha, pair } from '#domain/session/device-for-tests.ts';
import { signedIn } from '#domain/session/renewal.ts';
import { guestSession, type Session } from '#domain/session/session.ts';
import type { Newcomer } from '#domain/session/user-gateway.ts';
import type { SeenOutcome } from './place-as-seen.ts';
import { createPlaceWithAccount } from './place-with-account.ts';
import type { RegisterOutcome } from './register.ts';

const wanted: NewAccount = { isWanted: true, password: 'indigo lotus', refusals: 0 };
const accepted = { kind: 'accepted', order: { id: '1' }, redirectUrl: null } as unknown as SeenOutcome;
const offline = { kind: 'waiting', reason: 'offline', order: { id: '1' } } as unknown as SeenOutcome;
const unanswered = { kind: 'waiting', reason: 'server', order: { id: '1' } } as unknown as SeenOutcome;

type Around = {
  readonly typed?: NewAccount;
  readonly session?: Session;
  readonly outcome?: SeenOutcome;
  readonly made?: RegisterOutcome;
};

function openCheckout({ typed = wanted, session = guestSession, outcome = accepted, made }: Around = {}) {
  const newAccount = createMemoryCell(typed);
  const registered: Newcomer[] = [];
  const told: Notice[] = [];
  let placings = 0;
  const place = createPlaceWithAccount({
    newAccount,
    session: createMemoryCell(session),
    checkoutDetails: createMemoryCell({
      ...noDetails,
      personal: { firstName: 'Meera', lastName: 'Iyer', emailAddress: 'meera@mail.test' },
    }),
    placeAsSeen: async () => {
      placings += 1;
      return outcome;
    },
    register: async (newcomer) => {
      registered.push(newcomer);
      return made ?? { kind: 'signed-in', leadsTo: null };
    },
    notify: (notice) => void told.push(notice),
  });
  return { place, newAccount, registered, told, placings: () => placings };
}

test('CHK-02 CHK-17 the account is made with the order, from what the order says', async () => {
  const { place, registered, told } = openCheckout();
  expect(await place()).toBe(accepted);
  expect(registered).toEqual([
    { email: 'meera@mail.test', firstName: 'Meera', lastName: 'Iyer', password: 'indigo lotus' },
  ]);
  expect(told).toEqual([]);
});

test.each(['', 'indigo'])('CHK-17 the password "%s" keeps the order from being placed', async (password) => {
  const { place, placings, newAccount } = openCheckout({ typed: { ...wanted, password } });
  expect(await place()).toEqual({ kind: 'incomplete', problems: [] });
  expect([placings(), newAccount.get()]).toEqual([0, { isWanted: true, password, refusals: 1 }]);
});

test.each([accepted, offline])(
  'CHK-40 CHK-41 after success neither password nor wish is there any more: %#',
  async (outcome) => {
    const { place, newAccount } = openCheckout({ outcome });
    await place();
    expect(newAccount.get()).toEqual(noNewAccount);
  },
);

test.each<SeenOutcome>([
  { kind: 'blocked' },
  { kind: 'refused', message: 'No' },
  { kind: 'changed', changes: [] },
  unanswered,
])('CHK-43 what is no success leaves password and wish, and makes no account: %#', async (outcome) => {
  const { place, newAccount, registered } = openCheckout({ outcome });
  await place();
  expect([newAccount.get(), registered]).toEqual([wanted, []]);
});

test('without a network the order counts, and the account is told not to be made', async () => {
  const { place, registered, told } = openCheckout({ outcome: offline });
  expect(await place()).toBe(offline);
  expect([registered, told]).toEqual([[], [{ code: 'account-not-made' }]]);
});

test('what the shop has against the account is told in its words', async () => {
  const made = { kind: 'refused', message: 'A customer with the same email address already exists.' } as const;
  const { place, told } = openCheckout({ made });
  expect(await place()).toBe(accepted);
  expect(told).toEqual([{ code: 'account-not-made', text: made.message }]);
});

test('CHK-02 who does not want an account gets none', async () => {
  const { place, registered, told } = openCheckout({ typed: noNewAccount });
  expect(await place()).toBe(accepted);
  expect([registered, told]).toEqual([[], []]);
});

test('who has signed in meanwhile needs none', async () => {
  const { place, registered } = openCheckout({
    session: signedIn(pair(1), asha, 0),
    typed: { ...wanted, password: '' },
  });
  expect(await place()).toBe(accepted);
  expect(registered).toEqual([]);
});
