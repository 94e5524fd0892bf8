import { generateMessages } from '@cucumber/gherkin';
import {
  type Feature,
  IdGenerator,
  type Location,
  type Rule,
  type RuleChild,
  SourceMediaType,
} from '@cucumber/messages';

/** A part of a feature file that has a heading of its own. */
export type Block = {
  /** A `table` holds the rows that an outline is run with. */
  readonly kind: 'feature' | 'rule' | 'background' | 'example' | 'table';
  /** The number of the line with its heading, from 1. */
  readonly line: number;
  /** Its own tags, with the at sign; those it inherits are not repeated. */
  readonly tags: readonly string[];
  readonly stepCount: number;
};

export type FeatureReading =
  | {
      readonly kind: 'read';
      /** In the order they stand: a rule's examples follow it. None where the file has no feature. */
      readonly blocks: readonly Block[];
      /** Its tags and those it inherits, of everything that is run: of an outline each row. */
      readonly tagsOfRuns: readonly (readonly string[])[];
    }
  | { readonly kind: 'unreadable'; readonly faults: readonly { readonly line: number; readonly message: string }[] };

/** Reads a feature file as Cucumber does. */
export function readFeature(text: string): FeatureReading {
  const messages = generateMessages(text, '', SourceMediaType.TEXT_X_CUCUMBER_GHERKIN_PLAIN, {
    includeGherkinDocument: true,
    includePickles: true,
    newId: IdGenerator.incrementing(),
  });
  const faults = messages.flatMap(({ parseError }) =>
    parseError ? [{ line: parseError.source.location?.line ?? 1, message: withoutPlace(parseError.message) }] : [],
  );
  if (faults.length > 0) return { kind: 'unreadable', faults };
  const blocks = messages.flatMap(({ gherkinDocument }) =>
    gherkinDocument?.feature ? blocksOf(gherkinDocument.feature) : [],
  );
  const tagsOfRuns = messages.flatMap(({ pickle }) => (pickle ? [namesOf(pickle.tags)] : []));
  return { kind: 'read', blocks, tagsOfRuns };
}

/** The library begins with line and column: `(3:5): expected …`. */
function withoutPlace(message: string): string {
  return message.replace(/^\(\d+:\d+\): /, '');
}

function blocksOf(feature: Feature): readonly Block[] {
  return [
    blockOf('feature', feature),
    ...feature.children.flatMap((child) => (child.rule ? blocksOfRule(child.rule) : blocksOfChild(child))),
  ];
}

function blocksOfRule(rule: Rule): readonly Block[] {
  return [blockOf('rule', rule), ...rule.children.flatMap(blocksOfChild)];
}

function blocksOfChild({ background, scenario }: RuleChild): readonly Block[] {
  return [
    ...(background ? [blockOf('background', background)] : []),
    ...(scenario ? [blockOf('example', scenario), ...scenario.examples.map((table) => blockOf('table', table))] : []),
  ];
}

type Part = {
  readonly location: Location;
  readonly tags?: readonly { readonly name: string }[];
  readonly steps?: readonly unknown[];
};

function blockOf(kind: Block['kind'], { location, tags = [], steps = [] }: Part): Block {
  return { kind, line: location.line, tags: namesOf(tags), stepCount: steps.length };
}

function namesOf(tags: readonly { readonly name: string }[]): readonly string[] {
  return tags.map(({ name }) => name);
}
