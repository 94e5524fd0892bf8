import type { Client } from './client.ts';
import type { Session } from './shapes.ts';

/** An account that checks may delete; the next one is only made where it is gone. */
export function createLeaver(client: Client, open: () => Promise<Session>): () => Promise<Session> {
  let current: Session | null = null;
  return async () => {
    const isThere = current && (await client.call('userMe', { query: { token: current.token } })).status !== 401;
    current = isThere ? current : await open();
    return current ?? open();
  };
}
