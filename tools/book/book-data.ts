import type { BrokenLine } from '#tools/prove/requirements/broken-line.ts';
import type { Coverage } from '#tools/requirements/coverage.ts';
import type { UnitResult } from '#tools/results/unit-report.ts';
import type { SettingRow } from '#tools/settings/setting-rows.ts';
import type { AssemblyRun } from './judge-example.ts';
import type { MessageRow } from './message-rows.ts';
import type { BookFeature, BookRule } from './parse-feature.ts';
import type { PortRow } from './port-rows.ts';

/** All that the book tells. */
export type BookData = {
  readonly features: readonly BookFeature[];
  readonly runs: readonly AssemblyRun[];
  /** Null when the last run left none. */
  readonly units: readonly UnitResult[] | null;
  readonly coverage: readonly Coverage[];
  readonly lines: readonly BrokenLine[];
  /** The record of the last whole proof, for what nobody noticed. */
  readonly proofRecord: string;
  readonly settings: readonly SettingRow[];
  readonly messages: readonly MessageRow[];
  readonly ports: readonly PortRow[];
  /** Files of pictures, such as `cart-ready-360.webp`. */
  readonly pictures: readonly string[];
  readonly commits: Commits;
};

/** Which commit the book was written from, and which one the results are of; null where nobody knows. */
export type Commits = { readonly book: string | null; readonly results: string | null };

/** The results are of another text than the book's, or nobody can say. */
export function areOfAnotherCommit({ book, results }: Commits): boolean {
  return book === null || book !== results || book.endsWith('+');
}

export function areaOfFeature({ path }: Pick<BookFeature, 'path'>): string {
  return path.slice(0, path.indexOf('/'));
}

/** The ids that a rule and its examples bear, each once. */
export function idsOfRule({ ids, examples }: BookRule): readonly string[] {
  return [...new Set([...ids, ...examples.flatMap((example) => example.ids)])];
}

/** The address of a feature's page, from the book's folder. */
export function featurePath({ path }: Pick<BookFeature, 'path'>): string {
  return `features/${path.replace(/[.]feature$/, '.html')}`;
}

/** How many requirements stand on a page: with their broken lines less than 100 kB. */
const ON_A_PAGE = 15;

export type RequirementPart = Coverage & { readonly path: string; readonly part: number; readonly parts: number };

/** The pages of the requirements: those of a large area are several. */
export function requirementParts(coverage: readonly Coverage[]): readonly RequirementPart[] {
  return coverage.flatMap(({ area, requirements }) => {
    const parts = Math.ceil(requirements.length / ON_A_PAGE);
    return Array.from({ length: parts }, (_, at) => ({
      area,
      path: `requirements/${area.toLowerCase()}-${at + 1}.html`,
      part: at + 1,
      parts,
      requirements: requirements.slice(at * ON_A_PAGE, (at + 1) * ON_A_PAGE),
    }));
  });
}

/** Where each requirement is told, such as `requirements/cart-1.html#CART-03`. */
export function requirementPlaces(coverage: readonly Coverage[]): ReadonlyMap<string, string> {
  return new Map(
    requirementParts(coverage).flatMap(({ path, requirements }) => requirements.map(({ id }) => [id, `${path}#${id}`])),
  );
}
