import type { Hands } from '../../../engines/hands.ts';
import type { Step } from '../../../engines/in-page/target.ts';

/** Runs in a page: one step after the other, once it has come to life. */
export function takeSteps(hands: Hands, steps: readonly Step[]): Promise<void> {
  return hands.takeAll(steps);
}
