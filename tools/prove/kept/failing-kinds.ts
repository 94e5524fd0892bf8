import { putOn } from './devices.ts';
import { button, hadBefore, isAdded, pieces } from './doings.ts';
import { type FailingRead, failRead } from './in-page/failing-reads.ts';
import { isKept, isTold, type Trying } from './leaving-kinds.ts';
import type { Kind, Outcome } from './outcome.ts';
import { addressOf } from './pieces.ts';
import { type Place, patience } from './place.ts';

const READS = [1, 2, 3, 4, 5, 6];
const WAYS = ['aborts', 'finds the connection closing'] as const;
const LIMIT_MS = 60_000;
/** Such a page has time to keep it: it is about what it takes for lost. */
const DELAY_MS = 500;

/** Pages of which one reading of the device fails, where something is put into the cart afterwards. */
export function failingKinds(place: Place): readonly Kind[] {
  if (!place.engine.canPreload) return [];
  return WAYS.flatMap((how) =>
    READS.map((nth) => ({
      words: `adds a piece where reading ${nth} ${how}`,
      limitMs: patience(place, LIMIT_MS),
      run: (newTab: Trying['newTab']) => addAfterFailure({ nth, how }, { ...place, newTab }),
    })),
  );
}

async function addAfterFailure(failing: FailingRead, trying: Trying): Promise<Outcome> {
  const { newTab, origin, devices } = trying;
  const first = await newTab();
  await putOn(first, origin, devices['with a sari']);
  const tab = await newTab(`(${failRead})(${JSON.stringify(failing)})`);
  await tab.open(origin + addressOf('Plain Stole'));
  const act = { press: button('Add to cart') };
  const given = { before: [], act, told: [isAdded], leaving: null, delayMs: DELAY_MS };
  if (!(await isTold(tab, given))) return { kind: 'untold' };
  await tab.close();
  return isKept({ at: '/cart', sights: [...hadBefore, pieces('Plain Stole', '1')] }, first, trying);
}
