import { expect } from 'vitest';
import type { TestApi } from '#api/testing/open-test-api.ts';

type User = {
  readonly id: number;
  readonly addresses: readonly { readonly id: number; readonly city: string }[];
  readonly default_billing: string | null;
  readonly default_shipping: string | null;
  readonly updated_at: string;
};

export const PASSWORD = 'a quiet river';
export const customer = (email: string) => ({ email, firstname: 'Tara', lastname: 'Sen' });
export const register = (shop: TestApi, email: string, password = PASSWORD) =>
  shop.call<User>('userCreate', '/api/user/create', { body: { customer: customer(email), password } });
export const logIn = (shop: TestApi, username: string, password = PASSWORD) =>
  shop.call<string>('userLogin', '/api/user/login', { body: { username, password } });
export const me = (shop: TestApi, token: string) => shop.call<User>('userMe', `/api/user/me?token=${token}`);
export const update = (shop: TestApi, token: string, body: object) =>
  shop.call<User>('userUpdate', `/api/user/me?token=${token}`, { body });
export const change = (shop: TestApi, token: string, currentPassword: string, newPassword: string) =>
  shop.call('userChangePassword', `/api/user/change-password?token=${token}`, {
    body: { currentPassword, newPassword },
  });
export const askForLink = (shop: TestApi, email: unknown) =>
  shop.call('userResetPassword', '/api/user/reset-password', { body: { email } });

export async function member(shop: TestApi, email: string): Promise<string> {
  expect((await register(shop, email)).status).toBe(200);
  return (await logIn(shop, email)).result;
}

/** The mails to somebody, newest first, as the shop's own page shows them. */
export async function mailsTo(shop: TestApi, email: string): Promise<readonly string[]> {
  const html = await (await shop.api.fetch(new Request('http://localhost/mails'))).text();
  return html.split('<article>').filter((mail) => mail.includes(`<dd>${email}</dd>`));
}

export const WRONG = {
  code: 422,
  result: "The password doesn't match this account. Verify the password and try again.",
};
export const NOBODY = { code: 401, result: "The consumer isn't authorized to access self." };
