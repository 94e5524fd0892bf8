import type { Random } from '../shared/random.ts';
import type { Step } from './acts.ts';
import { actOf } from './draw-act.ts';
import { stories } from './stories.ts';

const PAUSES = [0, 0, 30, 60, 90, 200, 200, 500, 1_000, 5_000, 25_000, 70_000];
const LONG_PAUSES = [...PAUSES, 300_000];

/** A history of up to twelve steps. What docs/reliability.md promises nothing about is left out. */
export function stepsOf(random: Random): readonly Step[] {
  const first: Step = { act: { kind: 'adds', tab: 0, quantity: 1, at: 0 }, pause: random.pick([500, 60, 0]) };
  const more = random.below(2) === 0 ? anything(random, 4 + random.below(8)) : storyIn(random);
  const isOut = (step: Step) =>
    (more.some(isLate) && isLeap(step)) ||
    (more.some(isSignIn) && (isOfWeakDevice(step) || isOfSlowOrders(step))) ||
    (more.some(isCanceling) && step.act.kind === 'opens old');
  return [first, ...more.filter((step) => !isOut(step))];
}

function isLate({ act }: Step): boolean {
  return act.kind === 'calls' && act.faults.some((fault) => fault?.kind === 'late' || fault?.kind === 'slow');
}

function isLeap({ act }: Step): boolean {
  return act.kind === 'clock' && act.jump > 0;
}

/** A tab of a build that knows of no canceling cannot see that an order may still come. */
function isCanceling({ act }: Step): boolean {
  return act.kind === 'cancels' || act.kind === 'declines';
}

function isSignIn({ act }: Step): boolean {
  return (act.kind === 'is left' ? act.doing : act).kind === 'signs in';
}

/** A device that keeps no cart cannot keep those of two people apart. */
function isOfWeakDevice({ act }: Step): boolean {
  return act.kind === 'device' && (act.refuses.startsWith('other') || act.refuses === 'all writes');
}

/** Who signs in while the device is late with its orders may get back from the account what was just ordered. */
function isOfSlowOrders({ act }: Step): boolean {
  return act.kind === 'busy' || (act.kind === 'slow' && act.of === 'orders');
}

function storyIn(random: Random): readonly Step[] {
  const told = random
    .pick(stories)(random)
    .map((act) => ({ act, pause: random.pick(LONG_PAUSES) }));
  return told.flatMap((step) => [step, ...anything(random, random.pick([0, 0, 1]))]);
}

function anything(random: Random, count: number): readonly Step[] {
  return Array.from({ length: count }, () => ({ act: actOf(random), pause: random.pick(LONG_PAUSES) }));
}
