import type { ScenarioResult } from '../results/scenario-report.ts';
import type { UnitResult } from '../results/unit-report.ts';
import { areaOf, idsIn, type Requirement } from './catalogue.ts';

/** Proved: something that names the requirement passed and nothing that names it failed. */
export type Standing = 'proved' | 'failing' | 'written' | 'missing';

export type Evidence = {
  /** Ids that tag a rule or an example of a feature. */
  readonly written: ReadonlySet<string>;
  readonly scenarios: readonly ScenarioResult[];
  readonly units: readonly UnitResult[];
};

export type Coverage = {
  readonly area: string;
  readonly requirements: readonly (Requirement & { readonly standing: Standing })[];
};

/** Where each requirement stands, by area in the catalogue's order. */
export const coverRequirements = (
  catalogue: readonly Requirement[],
  { written, scenarios, units }: Evidence,
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
    if (passed.has(id)) return 'proved';
    return written.has(id) ? 'written' : 'missing';
  };
  const judged = catalogue.map((requirement) => ({ ...requirement, standing: standingOf(requirement.id) }));
  return [...Map.groupBy(judged, ({ id }) => areaOf(id))].map(([area, requirements]) => ({ area, requirements }));
};

/** Ids that results mention and the catalogue does not know, in areas that it does know; UTF-16 is no requirement. */
export const strangers = (catalogue: readonly Requirement[], { scenarios, units }: Evidence): readonly string[] => {
  const known = new Set(catalogue.map(({ id }) => id));
  const areas = new Set(catalogue.map(({ id }) => areaOf(id)));
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
  const failing = count(requirements, 'failing');
  const waiting = count(requirements, 'written');
  const rest = [failing > 0 ? `, ${failing} failing` : '', waiting > 0 ? `, ${waiting} written` : ''].join('');
  return `${name.padEnd(6)} ${share} proved${rest}`;
};

const lackLine = ({ standing, id, text }: Judged): string => `       ${standing.padEnd(7)} ${id} ${text.slice(0, 110)}`;
