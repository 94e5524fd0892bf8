import { areaOf } from '../../requirements/catalogue.ts';
import { createRandom } from '../random.ts';
import type { BrokenLine } from './broken-line.ts';

export type LineChoice = {
  /** Areas such as `CART`; none means all. */
  readonly areas: readonly string[];
  readonly ids: readonly string[];
  /** So many requirements, drawn by the seed; absent means all. */
  readonly sample?: number | undefined;
  /** With a sample: besides those that are drawn. */
  readonly changed?: ReadonlySet<string>;
  readonly seed: number;
};

/** The lines of the requirements that are chosen, all of each. Throws where an area or an id has no line. */
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
  const wanted = new Set(drawn(known.filter(isWanted), sample, seed));
  return lines.filter(({ id }) => wanted.has(id) || changed?.has(id));
}

function drawn(ids: readonly string[], count: number | undefined, seed: number): readonly string[] {
  if (count === undefined) return ids;
  const random = createRandom(seed);
  const left = [...ids];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(random.below(left.length), 1)).flat();
}
