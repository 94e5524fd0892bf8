import { idsIn } from '#tools/requirements/requirement-list.ts';
import { type Block, readFeature } from './read-feature.ts';
import { wrongWords } from './vocabulary.ts';

const mostSteps = 9;
const mostBackgroundSteps = 3;
/** What stands for more is an ornament: nobody could say which of them a failing example speaks of. */
const mostIds = 2;
/** What the shop does beyond its specification, where no requirement has an id. */
const areasBeyond = ['delivery', 'fit', 'wishlist'];
/** Tags that choose the assemblies in which an example runs. */
const runTags = ['@journey', '@long', '@api', '@page'];
/** Names a fault of docs/reliability.md that an example proves something about. */
const rowTag = /^@row-\d+$/;

/** `path` is relative to the folder of all features, such as cart/add-to-cart.feature. */
export type FeatureFile = { readonly path: string; readonly text: string };

/** Says what a feature file does wrong, one sentence each with its path and line; nothing when all is well. */
export const featureProblems = ({ path, text }: FeatureFile, knownIds: ReadonlySet<string>): readonly string[] => {
  const reading = readFeature(text);
  const area = path.split('/')[0] ?? '';
  const problems =
    reading.kind === 'unreadable'
      ? reading.faults.map(({ line, message }) => `${line}: ${message}`)
      : [
          ...shapeProblems(reading.blocks, area),
          ...reading.blocks.flatMap((block) => [
            ...tagProblems(block, knownIds, area),
            ...idProblems(block),
            ...lengthProblems(block),
          ]),
          ...wordProblems(text),
        ];
  return problems.map((problem) => `features/${path}:${problem}`);
};

const wordProblems = (text: string): readonly string[] => {
  const lines = text.split('\n').map((line) => line.trim());
  return wrongWords(lines).map(({ line, phrase, instead }) => `${line}: "${phrase}" is called "${instead}"`);
};

const shapeProblems = (blocks: readonly Block[], area: string): readonly string[] => {
  const [feature] = blocks;
  if (feature === undefined) return ['1: a file holds exactly one Feature'];
  return [
    ...(feature.tags.includes(`@${area}`) ? [] : [`${feature.line}: the tag @${area} is missing`]),
    ...blocks.flatMap((block, at) => positionProblems(block, blocks.slice(0, at), areasBeyond.includes(area))),
  ];
};

const positionProblems = (block: Block, before: readonly Block[], isBeyond: boolean): readonly string[] => {
  const isInRule = before.some(({ kind }) => kind === 'rule');
  if (block.kind === 'example' && !isInRule) return [`${block.line}: an example belongs to a Rule`];
  if (isBeyond || block.kind !== 'rule' || block.tags.some((tag) => idsIn(tag).length > 0)) return [];
  return [`${block.line}: a Rule carries the id of the requirement it proves`];
};

const tagProblems = ({ kind, line, tags }: Block, knownIds: ReadonlySet<string>, area: string): readonly string[] =>
  tags.flatMap((tag) => {
    if (tag === '@wip') return [`${line}: @wip is not for the main branch`];
    const ids = idsIn(tag);
    const strangers = ids.filter((id) => !knownIds.has(id));
    if (strangers.length > 0) return strangers.map((id) => `${line}: no requirement is called ${id}`);
    const isPlaced = kind === 'feature' ? tag === `@${area}` : rowTag.test(tag);
    const isKnown = ids.length > 0 || runTags.includes(tag) || isPlaced;
    return isKnown ? [] : [`${line}: the tag ${tag} means nothing here`];
  });

const idProblems = ({ kind, line, tags }: Block): readonly string[] => {
  const count = tags.flatMap(idsIn).length;
  return count > mostIds ? [`${line}: a ${kind} carries ${count} ids, at most ${mostIds}`] : [];
};

const lengthProblems = ({ kind, line, stepCount }: Block): readonly string[] => {
  if (kind === 'example' && stepCount === 0) return [`${line}: an example without steps proves nothing`];
  const most = kind === 'background' ? mostBackgroundSteps : mostSteps;
  return stepCount > most ? [`${line}: ${stepCount} steps, at most ${most} can be read`] : [];
};
