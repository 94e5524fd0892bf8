import type { Random } from '../shared/random.ts';
import type { CallFault } from './call-faults.ts';

const CODES = [400, 401, 409, 429, 500, 502, 503, 504];

/** What goes wrong with so many calls, and with some of them nothing. */
export function faultsOf(random: Random, count: number): readonly (CallFault | null)[] {
  return Array.from({ length: count }, () => (random.below(4) === 0 ? null : faultOf(random)));
}

function faultOf(random: Random): CallFault {
  const isDone = random.below(2) === 0;
  const kind = random.pick([
    'lost',
    'cut',
    'cut',
    'late',
    'slow',
    'code',
    'code',
    'code',
    'page',
    'torn',
    'empty',
    'refused',
    'sold-out',
  ] as const);
  switch (kind) {
    case 'late':
      return { kind, milliseconds: 21_000 + random.below(30_000) };
    case 'slow':
      return { kind, milliseconds: random.pick([2_000, 19_000, 24_000]) };
    case 'code':
      return codeOf(random.pick(CODES), isDone);
    case 'torn':
      return { kind, isDone: true };
    case 'refused':
    case 'sold-out':
      return { kind };
    default:
      return { kind, isDone };
  }
}

/** A 400 is the shop's own decision. */
function codeOf(code: number, isDone: boolean): CallFault {
  return code === 400 ? { kind: 'refused' } : { kind: 'code', code, isDone };
}
