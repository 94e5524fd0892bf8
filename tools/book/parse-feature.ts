import { generateMessages } from '@cucumber/gherkin';
import {
  type Background,
  type FeatureChild,
  IdGenerator,
  type Rule,
  type Scenario,
  SourceMediaType,
  type Step,
  type TableRow,
} from '@cucumber/messages';
import { idsIn } from '#tools/requirements/requirement-list.ts';

type Table = readonly (readonly string[])[];

export type BookStep = {
  readonly keyword: string;
  readonly text: string;
  readonly table: Table;
  readonly note: string;
};

export type BookExample = {
  readonly name: string;
  readonly ids: readonly string[];
  readonly steps: readonly BookStep[];
  /** What an outline is run with, the names above. */
  readonly tables: readonly Table[];
  /** The lines by which reports name its runs: of an outline those of its rows. */
  readonly runs: readonly number[];
};

export type BookRule = {
  /** Empty for examples that stand in no rule. */
  readonly name: string;
  readonly ids: readonly string[];
  readonly background: readonly BookStep[];
  readonly examples: readonly BookExample[];
};

export type BookFeature = {
  /** From the folder of the features, such as `cart/totals.feature`. */
  readonly path: string;
  readonly text: string;
  readonly name: string;
  readonly about: string;
  readonly background: readonly BookStep[];
  readonly rules: readonly BookRule[];
};

/** Reads a feature for the book; a file that is no feature stops it, since a page that is missing would not be missed. */
export function parseFeature(path: string, text: string): BookFeature {
  const messages = generateMessages(text, path, SourceMediaType.TEXT_X_CUCUMBER_GHERKIN_PLAIN, {
    includeGherkinDocument: true,
    newId: IdGenerator.incrementing(),
  });
  const fault = messages.find(({ parseError }) => parseError)?.parseError;
  const feature = messages.find(({ gherkinDocument }) => gherkinDocument)?.gherkinDocument?.feature;
  if (fault || !feature) throw new Error(`features/${path} is no feature: ${fault?.message ?? 'it is empty'}`);
  const ownIds = idsOf(feature.tags);
  const loose = examplesIn(feature.children);
  return {
    path,
    text,
    name: feature.name,
    about: feature.description.replace(/\s+/g, ' ').trim(),
    background: backgroundIn(feature.children),
    rules: [
      ...(loose.length > 0 ? [{ name: '', ids: ownIds, background: [], examples: loose }] : []),
      ...feature.children.flatMap(({ rule }) => (rule ? [ruleOf(rule, ownIds)] : [])),
    ],
  };
}

type Child = Pick<FeatureChild, 'background' | 'scenario'>;

function ruleOf(rule: Rule, inherited: readonly string[]): BookRule {
  const ids = [...inherited, ...idsOf(rule.tags)];
  return { name: rule.name, ids, background: backgroundIn(rule.children), examples: examplesIn(rule.children) };
}

function backgroundIn(children: readonly Child[]): readonly BookStep[] {
  return children
    .flatMap(({ background }: { readonly background?: Background }) => background?.steps ?? [])
    .map(stepOf);
}

function examplesIn(children: readonly Child[]): readonly BookExample[] {
  return children.flatMap(({ scenario }) => (scenario ? [exampleOf(scenario)] : []));
}

function exampleOf({ name, tags, steps, examples, location }: Scenario): BookExample {
  const rows = examples.flatMap(({ tableBody }) => tableBody);
  return {
    name,
    ids: [...idsOf(tags), ...examples.flatMap((each) => idsOf(each.tags))],
    steps: steps.map(stepOf),
    tables: examples.map(({ tableHeader, tableBody }) =>
      [...(tableHeader ? [tableHeader] : []), ...tableBody].map(cellsOf),
    ),
    runs: examples.length > 0 ? rows.map((row) => row.location.line) : [location.line],
  };
}

function stepOf({ keyword, text, dataTable, docString }: Step): BookStep {
  return { keyword: keyword.trim(), text, table: dataTable?.rows.map(cellsOf) ?? [], note: docString?.content ?? '' };
}

function cellsOf({ cells }: TableRow): readonly string[] {
  return cells.map(({ value }) => value);
}

function idsOf(tags: readonly { readonly name: string }[]): readonly string[] {
  return tags.flatMap(({ name }) => idsIn(name));
}
