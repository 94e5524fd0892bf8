import type { Random } from '../shared/random.ts';
import { type Act, people } from './acts.ts';
import {
  breaks,
  device,
  evicted,
  isLeft,
  journal,
  lagsIn,
  network,
  othersFail,
  slow,
  TABS,
  wakes,
} from './chance-acts.ts';
import { faultsOf } from './faults-by-chance.ts';

const DAY_MS = 24 * 3_600_000;
const JUMPS = [-DAY_MS, DAY_MS, -3_650 * DAY_MS, 3_650 * DAY_MS, -90_000, 90_000];
const STORES = 3;

type Draw = (random: Random) => Act;

const draws: readonly (readonly [weight: number, draw: Draw])[] = [
  [22, atTab('places')],
  [8, (random) => ({ kind: 'adds', tab: random.pick(TABS), quantity: 1 + random.below(2), at: 0 })],
  [3, (random) => ({ kind: 'changes', tab: random.pick(TABS), quantity: 1 + random.below(3), at: random.below(3) })],
  [2, atOne('removes')],
  [4, atOne('cancels')],
  [4, atOne('edits')],
  [3, atOne('sends')],
  [3, atTab('writes')],
  [3, atTab('renames')],
  [3, atOne('looks')],
  [5, atTab('confirms')],
  [2, atTab('declines')],
  [2, atTab('leaves')],
  [4, (random) => ({ kind: 'signs in', tab: random.pick(TABS), who: random.pick(people) })],
  [2, atTab('signs out')],
  [2, atTab('opens')],
  [1, atTab('opens old')],
  [2, atTab('closes')],
  [5, atTab('reloads')],
  [2, atTab('freezes')],
  [2, atTab('thaws')],
  [2, (random) => ({ kind: 'chooses', tab: random.pick(TABS), store: random.below(STORES) })],
  [
    10,
    (random) => ({
      kind: 'ends',
      tab: random.pick(TABS),
      after: 1 + random.below(40),
      how: random.pick(['closed', 'closed', 'frozen']),
    }),
  ],
  [8, (random) => ({ kind: 'lags', tab: random.pick(TABS), by: lagsIn(random) })],
  [6, network],
  [14, (random) => ({ kind: 'calls', of: 'orders', faults: faultsOf(random, 1 + random.below(3)) })],
  [4, othersFail],
  [5, device],
  [2, () => ({ kind: 'device is well' })],
  [10, slow],
  [14, isLeft],
  [3, breaks],
  [2, evicted],
  [2, journal],
  [4, atOne('wishes')],
  [2, atOne('moves')],
  [2, atOne('saves')],
  [1, () => ({ kind: 'tokens end' })],
  [1, () => ({ kind: 'sessions end' })],
  [3, (random) => ({ kind: 'clock', jump: random.pick(JUMPS) })],
  [4, wakes],
];

const weights = draws.flatMap(([weight, draw]) => Array<Draw>(weight).fill(draw));

/** Something that happens, the one oftener than the other. */
export function actOf(random: Random): Act {
  return random.pick(weights)(random);
}

type Plain =
  | 'places'
  | 'writes'
  | 'renames'
  | 'confirms'
  | 'declines'
  | 'leaves'
  | 'signs out'
  | 'opens'
  | 'opens old'
  | 'closes'
  | 'reloads'
  | 'freezes'
  | 'thaws';

function atTab(kind: Plain): Draw {
  return (random) => ({ kind, tab: random.pick(TABS) });
}

function atOne(kind: 'removes' | 'saves' | 'wishes' | 'moves' | 'cancels' | 'edits' | 'sends' | 'looks'): Draw {
  return (random) => ({ kind, tab: random.pick(TABS), at: random.below(3) });
}
