import { areaOf } from '#tools/requirements/requirement-list.ts';
import { createRandom } from '../shared/random.ts';
import type { BrokenLine } from './broken-line.ts';

/** After a change of much a run of all tests still has to end in its time; the whole proof breaks every line. */
const MOST_CHANGED = 400;

export type LineChoice = {
  /** Areas such as `CART`; none means all. */
  readonly areas: readonly string[];
  readonly ids: readonly string[];
  /** One line of each of so many requirements, drawn by the seed; absent means all lines of all. */
  readonly sample?: number | undefined;
  /** With a sample: requirements of which all lines are chosen besides, or 400 evenly out of more. */
  readonly changed?: ReadonlySet<string>;
  readonly seed: number;
};

/** The lines of the requirements that are chosen. Throws where an area or an id has no line. */
export function chosenLines(
  lines: readonly BrokenLine[],
  { areas, ids, sample, changed, seed }: LineChoice,
): readonly BrokenLine[] {
  const known = [...new Set(lines.map(({ id }) => id))];
  const strange = [
    ...ids.filter((id) => !known.includes(id)),
    ...areas.filter((area) => !known.some((id) => areaOf(id) === area)),
  ];
  if (strange.length > 0) throw new RangeError(`No line is listed for ${strange.join(', ')}.`);
  const isWanted = (id: string): boolean =>
    ids.length + areas.length === 0 || ids.includes(id) || areas.includes(areaOf(id));
  const wanted = lines.filter(({ id }) => isWanted(id));
  if (sample === undefined) return wanted;
  const drawn = new Set(drawnOf(wanted, sample, seed));
  const others = lines.filter((line) => !drawn.has(line) && changed?.has(line.id));
  const some = new Set([...drawn, ...spread(others, MOST_CHANGED)]);
  return lines.filter((line) => some.has(line));
}

/** So many at most, evenly out of all. */
function spread<T>(all: readonly T[], most: number): readonly T[] {
  const stepOf = (at: number): number => Math.floor((at * most) / all.length);
  return all.length <= most ? all : all.filter((_, at) => stepOf(at) < stepOf(at + 1));
}

/** A line each of so many requirements. */
function drawnOf(lines: readonly BrokenLine[], count: number, seed: number): readonly BrokenLine[] {
  const random = createRandom(seed);
  const left = [...new Set(lines.map(({ id }) => id))];
  const ids = Array.from({ length: Math.min(count, left.length) }, () => left.splice(random.below(left.length), 1));
  return ids.flat().flatMap((id) => {
    const own = lines.filter((line) => line.id === id);
    return own[random.below(own.length)] ?? [];
  });
}
