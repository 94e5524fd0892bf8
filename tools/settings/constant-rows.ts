import type { Requirement } from '#tools/requirements/requirement-list.ts';

export type ConstantRow = Requirement & {
  /** The files in which it is kept. */
  readonly keptIn: readonly string[];
};

type Sources = {
  readonly requirements: readonly Requirement[];
  /** The text of `src/config/shop-config.ts`, which names the requirement of each key. */
  readonly declared: string;
  readonly lines: readonly { readonly id: string; readonly file: string }[];
};

/** What the specification lists as configuration and no key of the shop changes: it is constant by nature. */
export function constantRows({ requirements, declared, lines }: Sources): readonly ConstantRow[] {
  const constants = requirements.filter(({ id }) => id.startsWith('CONF-') && !declared.includes(id));
  return constants.map((constant) => ({
    ...constant,
    keptIn: [...new Set(lines.filter(({ id }) => id === constant.id).map(({ file }) => file))],
  }));
}
