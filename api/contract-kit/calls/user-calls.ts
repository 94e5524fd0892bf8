import { randomUUID } from 'node:crypto';
import { holds } from '#api/contract-kit/shared/mismatch.ts';
import type { Client } from './client.ts';
import type { Kit } from './kit.ts';
import type { Session } from './shapes.ts';

const NAME = { firstname: 'Contract', lastname: 'Kit' };

type WithRefreshToken = { readonly refreshToken: string };

/** An address of nobody (RFC 2606). */
export function newEmail(): string {
  return `contract-kit-${randomUUID()}@example.com`;
}

/** A new account, not yet logged in. */
export async function register(client: Client): Promise<{ readonly email: string; readonly password: string }> {
  const [email, password] = [newEmail(), `Kit ${randomUUID()}`];
  await client.succeed('userCreate', { body: { customer: { ...NAME, email }, password } });
  return { email, password };
}

export async function logIn(client: Client, email: string, password: string): Promise<Session> {
  const { status, body, result, meta } = await client.call<string>('userLogin', {
    body: { username: email, password },
  });
  holds(status === 200, '200 from userLogin', body);
  return { email, password, token: result, refreshToken: (meta as WithRefreshToken).refreshToken };
}

export async function refresh({ client }: Kit, refreshToken: string): Promise<Pick<Session, 'token' | 'refreshToken'>> {
  const { status, body, result, meta } = await client.call<string>('userRefresh', { body: { refreshToken } });
  holds(status === 200, '200 from userRefresh', body);
  return { token: result, refreshToken: (meta as WithRefreshToken).refreshToken };
}

type UserUpdate = { readonly query: { readonly token: string }; readonly body: { readonly customer: object } };

/** The names of an account and what else shall change. */
export function updateOf({ email, token }: Session, customer: object): UserUpdate {
  return { query: { token }, body: { customer: { email, ...NAME, ...customer } } };
}
