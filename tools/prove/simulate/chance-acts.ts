import type { Random } from '../shared/random.ts';
import { type Act, type Doing, people } from './acts.ts';
import { slowThings } from './device-pace.ts';
import { faultsOf } from './faults-by-chance.ts';
import { journalStates } from './tab-journal.ts';

/** At which tab most is done. */
export const TABS = [0, 0, 0, 0, 1, 1, 2];
const LAGS = [0, 0, 1, 2, 4, 8, 16];

/** Something that a shopper does of which a page may be left at once. */
export function doing(random: Random): Doing {
  const tab = random.pick(TABS);
  const at = random.below(3);
  const kind = random.pick(doings);
  switch (kind) {
    case 'adds':
    case 'changes':
      return { kind, tab, at, quantity: 1 + random.below(3) };
    case 'removes':
    case 'saves':
    case 'wishes':
    case 'moves':
      return { kind, tab, at };
    case 'signs in':
      return { kind, tab, who: random.pick(people) };
    default:
      return { kind, tab };
  }
}

const doings = [
  ...(['adds', 'adds', 'changes', 'changes', 'removes', 'removes'] as const),
  ...(['saves', 'wishes', 'wishes', 'moves', 'signs in', 'signs out'] as const),
];

export function isLeft(random: Random): Act {
  const act = doing(random);
  const after = random.pick([0, 0, 1, 1 + random.below(12)]);
  return {
    kind: 'is left',
    tab: act.tab,
    doing: act,
    how: random.pick(['closed', 'reloaded', 'reloaded', 'frozen']),
    after,
  };
}

export function reloads(random: Random): Act {
  return { kind: 'reloads', tab: random.pick(TABS) };
}

/** By half a second up to half a minute. */
export function slow(random: Random): Act {
  const by = random.pick([500, 700, 900, 1_700, 3_000, 8_000, 30_000]);
  if (random.below(4) === 0) return { kind: 'busy', for: by };
  const of = random.pick(['values', 'values', 'values', 'values', 'orders', 'tasks'] as const);
  return { kind: 'slow', of, with: random.pick(slowThings), count: 1 + random.below(6), by };
}

export function breaks(random: Random): Act {
  return { kind: 'connections break', isDone: random.below(2) === 0 };
}

export function evicted(random: Random): Act {
  return { kind: 'evicted', isWithJournal: random.below(2) === 0 };
}

export function journal(random: Random): Act {
  return { kind: 'journal', state: random.pick(journalStates) };
}

export function othersFail(random: Random): Act {
  return { kind: 'calls', of: 'others', faults: faultsOf(random, 1 + random.below(4)) };
}

export function lagsIn(random: Random): readonly number[] {
  return Array.from({ length: 1 + random.below(5) }, () => random.pick(LAGS));
}

export function wakes(random: Random): Act {
  return { kind: 'wakes', stopsAfter: random.below(2) === 0 ? null : 1 + random.below(30) };
}

/** The flag of the device tells the truth half the time. */
export function network(random: Random): Act {
  const isUp = random.below(2) === 0;
  return { kind: 'network', isUp, says: random.below(2) === 0 ? isUp : random.below(2) === 0 };
}

export function device(random: Random): Act {
  const refuses = random.pick([
    'orderWrites',
    'orderWrites',
    'orderReads',
    'taskWrites',
    'taskReads',
    'otherWrites',
    'otherReads',
    'all writes',
  ] as const);
  return { kind: 'device', refuses, count: 1 + random.below(refuses === 'orderReads' ? 2 : 3) };
}
