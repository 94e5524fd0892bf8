import type { Act, Step } from './acts.ts';

/** Whether a schedule still fails as the one did that is made smaller. */
export type StillFails = (steps: readonly Step[]) => Promise<boolean>;

/** The same failure in fewer and smaller steps: none of them can be left out, and none can be made simpler in one go. */
export async function shrunk(steps: readonly Step[], stillFails: StillFails): Promise<readonly Step[]> {
  let least = steps;
  for (let smaller = await nextSmaller(least, stillFails); smaller; smaller = await nextSmaller(least, stillFails))
    least = smaller;
  return least;
}

async function nextSmaller(steps: readonly Step[], stillFails: StillFails): Promise<readonly Step[] | null> {
  for (const candidate of smallerOnes(steps)) if (await stillFails(candidate)) return candidate;
  return null;
}

function* smallerOnes(steps: readonly Step[]): Generator<readonly Step[]> {
  for (const at of steps.keys()) yield steps.toSpliced(at, 1);
  for (const [at, step] of steps.entries()) for (const simpler of simplerOnes(step)) yield steps.with(at, simpler);
}

/** No time to pass, the first tab, and fewer calls that go wrong. */
function* simplerOnes({ act, pause }: Step): Generator<Step> {
  if (pause > 0) yield { act, pause: 0 };
  if ('tab' in act && act.tab > 0) yield { act: { ...act, tab: 0 } as Act, pause };
  if (act.kind === 'calls' && act.faults.length > 1)
    for (const at of act.faults.keys()) yield { act: { ...act, faults: act.faults.toSpliced(at, 1) }, pause };
}
