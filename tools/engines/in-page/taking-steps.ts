import type { Acting } from './acting.ts';
import type { Finding } from './finding.ts';
import type { Step, Target } from './target.ts';
import type { Calm, Waiting } from './waiting.ts';

type Body = Acting & Finding & Waiting & Calm;

/** Runs in the page: takes one step after the other, each as soon as it can be taken. */
export function createTakingSteps({ doNow, sees, isUsable, comes, untilReady, untilCalm }: Body) {
  async function reach(target: Target): Promise<void> {
    if (await comes(() => isUsable(target))) return;
    throw new Error(`There is no ${target.role} "${target.name ?? target.startsWith}" on ${location.pathname}.`);
  }

  async function getReady(step: Step): Promise<void> {
    if ('press' in step) await reach(step.press);
    if ('type' in step) await reach(step.into);
    if ('choose' in step) await reach(step.of);
    if ('restMs' in step) await new Promise((resolve) => setTimeout(resolve, step.restMs));
    if ('sees' in step && !(await comes(() => sees(step.sees))))
      throw new Error(`${step.sees.role} "${step.sees.name ?? step.sees.text}" was not told on ${location.pathname}.`);
  }

  async function take(step: Step): Promise<void> {
    await getReady(step);
    doNow(step);
  }

  /** One after the other, once the page has come to life. */
  async function takeAll(steps: readonly Step[]): Promise<void> {
    await (steps.length > 0 ? untilCalm() : untilReady());
    for (const step of steps) await take(step);
  }

  return { getReady, takeAll };
}
