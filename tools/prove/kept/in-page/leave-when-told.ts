import type { Hands } from '../../../engines/hands.ts';
import type { Sight, Step } from '../../../engines/in-page/target.ts';

export type LeavingGiven = {
  readonly before: readonly Step[];
  readonly act: Step;
  readonly told: readonly Sight[];
  /** How the page itself leaves; nothing where it is taken away from outside. */
  readonly leaving: { readonly to: string } | 'reload' | null;
  readonly delayMs: number;
};

/** When it was pressed, and how many ms later it was told; null when it was not. */
export type Told = { readonly pressedAt: number; readonly afterMs: number | null };

/**
 * Runs in a page: does something, and leaves in the task in which that is told, or so many ms after it. Its answer may go
 * with the page, so the tab's name tells the next one of it.
 */
export async function leaveWhenTold(hands: Hands, given: LeavingGiven): Promise<Told> {
  const { before, act, told, leaving, delayMs } = given;
  window.name = '';
  await hands.untilCalm();
  await hands.takeAll(before);
  await hands.getReady(act);
  const { promise, resolve } = Promise.withResolvers<Told>();
  let pressedAt = 0;
  const leave = (afterMs: number): void => {
    Object.assign(globalThis, { isLeft: true });
    window.name = JSON.stringify({ pressedAt, afterMs });
    resolve({ pressedAt, afterMs });
    if (leaving === 'reload') location.reload();
    else if (leaving !== null) location.assign(leaving.to);
  };
  const onTold = (): void => {
    const afterMs = performance.now() - pressedAt;
    if (delayMs === 0) leave(afterMs);
    else setTimeout(leave, delayMs, afterMs);
  };
  pressedAt = performance.now();
  hands.doNow(act);
  const isTold = await hands.once(() => told.every(hands.sees), onTold);
  return isTold ? promise : { pressedAt, afterMs: null };
}

/** Runs in the page that comes after the one that was left: what that one told; null where it had told nothing. */
export function toldBefore(_hands: Hands): Told | null {
  return window.name === '' ? null : (JSON.parse(window.name) as Told);
}

/** Runs in a page: whether it is another than the one that was left, and has come to life. */
export function isReopened(hands: Hands): boolean {
  return !('isLeft' in globalThis) && hands.isReady();
}
