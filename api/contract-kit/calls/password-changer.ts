import type { Client } from './client.ts';
import type { ChangingSession, Session } from './shapes.ts';
import { logIn } from './user-calls.ts';

/**
 * An account whose password checks may change as often as they like, always to the other of its two. A change ends its
 * sessions, as time does: only then a new one is opened, with the password that is now good.
 */
export function createPasswordChanger(client: Client, open: () => Promise<Session>): () => Promise<ChangingSession> {
  let current: ChangingSession | null = null;
  return async () => {
    current ??= { ...(await open()), newPassword: 'contract kit 10' };
    const { email, password, newPassword, token } = current;
    if ((await client.call('userMe', { query: { token } })).status !== 401) return current;
    const { status } = await client.call('userLogin', { body: { username: email, password: newPassword } });
    current =
      status === 200
        ? { ...(await logIn(client, email, newPassword)), newPassword: password }
        : { ...(await logIn(client, email, password)), newPassword };
    return current;
  };
}
