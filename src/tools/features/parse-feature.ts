export type Step = { readonly line: number; readonly text: string };

export type Block = {
  readonly kind: 'feature' | 'rule' | 'background' | 'example';
  readonly name: string;
  /** The number of its first line, from 1. */
  readonly line: number;
  /** Its own tags, with the at sign; those it inherits are not repeated. */
  readonly tags: readonly string[];
  readonly steps: readonly Step[];
};

/** The blocks of a feature file in the order they stand: a rule's examples follow it. */
export type ParsedFeature = { readonly blocks: readonly Block[]; readonly lines: readonly string[] };

const headings: readonly (readonly [RegExp, Block['kind']])[] = [
  [/^Feature:\s*(.*)$/, 'feature'],
  [/^Rule:\s*(.*)$/, 'rule'],
  [/^Background:\s*(.*)$/, 'background'],
  [/^(?:Example|Scenario|Scenario Outline|Scenario Template):\s*(.*)$/, 'example'],
];
const step = /^(?:Given|When|Then|And|But|\*)\s+(.*)$/;

/** Reads what the checks look at; Cucumber itself refuses what is not Gherkin. */
export const parseFeature = (text: string): ParsedFeature => {
  const lines = text.split('\n').map((line) => line.trim());
  const blocks: Block[] = [];
  let tags: readonly string[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.startsWith('@')) tags = [...tags, ...line.split(/\s+/)];
    const heading = readHeading(line);
    if (heading) {
      blocks.push({ ...heading, line: at + 1, tags, steps: [] });
      tags = [];
    }
    const words = step.exec(line)?.[1];
    const last = blocks.at(-1);
    if (words !== undefined && last) {
      blocks[blocks.length - 1] = { ...last, steps: [...last.steps, { line: at + 1, text: words }] };
    }
  }
  return { blocks, lines };
};

const readHeading = (line: string): Pick<Block, 'kind' | 'name'> | null => {
  for (const [pattern, kind] of headings) {
    const name = pattern.exec(line)?.[1];
    if (name !== undefined) return { kind, name };
  }
  return null;
};
