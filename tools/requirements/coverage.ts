import type { ScenarioResult } from '../results/scenario-report.ts';
import type { UnitResult } from '../results/unit-report.ts';
import { areaOf, idsIn, type Requirement } from './requirement-list.ts';

/**
 * Proved: a broken line of the product was noticed by its own tests, and they pass now. Named: a passing test names it, no
 * more. Failing: a test that names it fails. Open: none of these.
 */
export type Standing = 'proved' | 'named' | 'failing' | 'open';

export type Evidence = {
  /** Ids of which the record of the last whole proof says so. */
  readonly noticed: ReadonlySet<string>;
  readonly scenarios: readonly Pick<ScenarioResult, 'tags' | 'isPassed'>[];
  readonly units: readonly UnitResult[];
};

export type Coverage = {
  readonly area: string;
  readonly requirements: readonly (Requirement & { readonly standing: Standing })[];
};

/** Where each requirement stands, by area in the requirements's order. */
export const coverRequirements = (
  requirements: readonly Requirement[],
  { noticed, scenarios, units }: Evidence,
): readonly Coverage[] => {
  const passed = new Set([
    ...scenarios.filter(({ isPassed }) => isPassed).flatMap(({ tags }) => tags.flatMap(idsIn)),
    ...units.filter(({ outcome }) => outcome === 'passed').flatMap(({ title }) => idsIn(title)),
  ]);
  const failed = new Set([
    ...scenarios.filter(({ isPassed }) => !isPassed).flatMap(({ tags }) => tags.flatMap(idsIn)),
    ...units.filter(({ outcome }) => outcome === 'failed').flatMap(({ title }) => idsIn(title)),
  ]);
  const standingOf = (id: string): Standing => {
    if (failed.has(id)) return 'failing';
    if (!passed.has(id)) return 'open';
    return noticed.has(id) ? 'proved' : 'named';
  };
  const judged = requirements.map((requirement) => ({ ...requirement, standing: standingOf(requirement.id) }));
  return [...Map.groupBy(judged, ({ id }) => areaOf(id))].map(([area, requirements]) => ({ area, requirements }));
};

/** Ids that results mention and the requirements does not know, in areas that it does know; UTF-16 is no requirement. */
export const strangers = (requirements: readonly Requirement[], { scenarios, units }: Evidence): readonly string[] => {
  const known = new Set(requirements.map(({ id }) => id));
  const areas = new Set(requirements.map(({ id }) => areaOf(id)));
  const mentioned = [...scenarios.flatMap(({ tags }) => tags), ...units.map(({ title }) => title)].flatMap(idsIn);
  return [...new Set(mentioned)].filter((id) => areas.has(areaOf(id)) && !known.has(id));
};

/** A line for each area and one for all; with `listMissing`, each requirement that is not proved below its area. */
export const coverageLines = (coverage: readonly Coverage[], listMissing: boolean): readonly string[] => {
  const all = coverage.flatMap(({ requirements }) => requirements);
  return [
    ...coverage.flatMap(({ area, requirements }) => [
      shareLine(area, requirements),
      ...(listMissing ? requirements.filter(({ standing }) => standing !== 'proved').map(lackLine) : []),
    ]),
    `${shareLine('all', all)} (${provedShare(coverage).toFixed(1)} %)`,
  ];
};

/** How many of a hundred requirements are proved. */
export const provedShare = (coverage: readonly Coverage[]): number => {
  const all = coverage.flatMap(({ requirements }) => requirements);
  return all.length === 0 ? 0 : (100 * count(all, 'proved')) / all.length;
};

type Judged = Coverage['requirements'][number];

const count = (requirements: readonly Judged[], wanted: Standing): number =>
  requirements.filter(({ standing }) => standing === wanted).length;

const shareLine = (name: string, requirements: readonly Judged[]): string => {
  const share = `${String(count(requirements, 'proved')).padStart(4)} / ${String(requirements.length).padEnd(4)}`;
  const rest = (['named', 'failing', 'open'] as const).flatMap((standing) => {
    const many = count(requirements, standing);
    return many > 0 ? [`, ${many} ${standing}`] : [];
  });
  return `${name.padEnd(6)} ${share} proved${rest.join('')}`;
};

const lackLine = ({ standing, id, text }: Judged): string => `       ${standing.padEnd(7)} ${id} ${text.slice(0, 110)}`;
