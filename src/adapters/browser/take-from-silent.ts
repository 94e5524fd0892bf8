import { openTurnChannel, type TurnHolder, type TurnWord } from './turn-holder.ts';

/** A living tab answers at once, also one that is busy. */
const ANSWER_MS = 5_000;

type Given = {
  readonly locks: LockManager;
  readonly holder: Pick<TurnHolder, 'has'>;
  readonly key: string;
  /** What is done in the turn. */
  readonly begin: () => Promise<void>;
  /** Gives up the place in the line, which does nothing when the turn has come meanwhile. */
  readonly leaveLine: () => void;
};

/**
 * Takes a turn from a tab that does not say that it is alive; does nothing when some tab does. Those that wait look one
 * after the other, so that who has taken it answers the next. Resolves when the turn has begun, or is not to be taken.
 */
export async function takeFromSilent({ locks, holder, key, begin, leaveLine }: Given): Promise<void> {
  await locks.request(`${key}:from-silent`, async () => {
    if (holder.has(key) || (await isAnswered(key))) return;
    leaveLine();
    await begun(locks, key, begin);
  });
}

/** Whether some tab says that it has the turn. Where nobody can be asked it counts as said. */
async function isAnswered(key: string): Promise<boolean> {
  const channel = openTurnChannel();
  if (!channel) return true;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), ANSWER_MS);
  channel.addEventListener('message', ({ data }: MessageEvent<TurnWord>) => {
    if (data.kind === 'mine' && data.key === key) resolve(true);
  });
  channel.postMessage({ kind: 'who-has', key } satisfies TurnWord);
  const answer = await promise;
  clearTimeout(timer);
  channel.close();
  return answer;
}

function begun(locks: LockManager, key: string, begin: () => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    locks
      .request(key, { steal: true }, () => {
        resolve();
        return begin();
      })
      .catch(reject); // once begun this says nothing any more
  });
}
