import { openQueue, subscribeAs } from './queue-world-for-tests.ts';

export const refused = (code: number) => ({ kind: 'refused', code, message: 'No', isSilent: false }) as const;
export const unreachable = { kind: 'unreachable' } as const;
export const emails = ['one@mail.test', 'two@mail.test', 'three@mail.test'] as const;

/** Three addresses wait to be subscribed. */
export async function queuedThree() {
  const queue = openQueue();
  for (const email of emails) await queue.queueTask(subscribeAs(email));
  return { ...queue, sentTo: () => queue.sent.map(({ payload }) => (payload as { email: string }).email) };
}
