import { expect, test } from 'vitest';
import { createMemoryRedirect } from '#adapters/memory/memory-redirect.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { noPanels, type Panels } from '#domain/interface/panels.ts';
import type { Customer, CustomerId } from '#domain/session/customer.ts';
import { signedIn } from '#domain/session/renewal.ts';
import {
  type AccessToken,
  guestSession,
  type RefreshToken,
  type Session,
  unknownSession,
} from '#domain/session/session.ts';
import type { SignInForm } from '#domain/session/sign-in-form.ts';
import { createEnterAccount } from './enter-account.ts';

const asha: Customer = {
  id: '501' as CustomerId,
  email: 'asha@mail.test',
  firstName: 'Asha',
  lastName: 'Rao',
  groupId: 1,
  groupToken: '',
  addresses: [],
};
const tokens = { access: 'a' as AccessToken, refresh: 'r' as RefreshToken };

/** A page whose session turns out to be `found` once it is started. */
function doorWith(found: Session) {
  const session = createMemoryCell<Session>(unknownSession);
  const panels = createMemoryCell<Panels>(noPanels);
  const signInForm = createMemoryCell<SignInForm>('register');
  const redirect = createMemoryRedirect();
  const startSession = async () => session.update(() => found);
  const enter = createEnterAccount({ startSession, session, redirect, panels, signInForm });
  return { enter, panels, signInForm, redirect };
}

test('ROUTE-40 the session is started before it is decided who may enter', async () => {
  const { enter, panels, redirect } = doorWith(signedIn(tokens, asha, 0));
  expect(await enter({ asked: '/my-account', before: '/cart' })).toBeNull();
  expect([panels.get().open, redirect.find()]).toEqual([null, null]);
});

test.each(['/my-account', '/my-account/orders/7', '/my-account/credit-details'])(
  'ROUTE-41 ROUTE-44 who is not signed in is led from %s to home, where the sign-in sheet opens',
  async (asked) => {
    const { enter, panels, signInForm } = doorWith(guestSession);
    expect(await enter({ asked, before: '/women' })).toBe('/');
    expect([panels.get().open, signInForm.get()]).toEqual(['sign-in', 'login']);
  },
);

test('ROUTE-42 the address that was left is kept; for who comes from elsewhere the one that was asked for', async () => {
  const { enter, redirect } = doorWith(guestSession);
  await enter({ asked: '/my-account/orders', before: '/women?page=2' });
  expect(redirect.find()).toBe('/women?page=2');
  await enter({ asked: '/my-account/orders', before: null });
  expect(redirect.find()).toBe('/my-account/orders');
});
