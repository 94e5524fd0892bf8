import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelowEach } from '../files/source-files.ts';
import { type Finding, findingOf } from './finding.ts';
import type { Source } from './messages.ts';

/** Words of our own that code had for things that the field has a name for, and that name. Features speak as shoppers do. */
const fieldsNames: readonly (readonly [own: RegExp, field: string])[] = [
  [/\w*OrderBook\b/g, 'OrderRepository'],
  [/\w*TaskBook\b/g, 'TaskRepository'],
  [/\b(?:create\w+|Memory|Broadcast)?Signals\b/g, 'TabMessages'],
  [/\bErrands?\b|\berrands?\b/g, 'QueuedCommand'],
  [/\bHearers\b|\bhearers\b/g, 'ResultHandlers'],
  [/\w*LetWait\b/gi, 'onOrderQueued'],
  [/\w*AsVisitor\b/gi, 'withAuthorization'],
  [/\b\w*Untold\b/g, 'pendingNotices'],
  [/\w*(?:Turns\.take)\b/g, 'Locks.runExclusive'],
  [/\b[fF]orese\w*/g, 'prefetch'],
  [/\b(?:useWords|WordsContext|(?:create|[lL]oad|create[lL]oad)Words|definePart)\b|viewmodels\/words\b/g, 'messages'],
  [/\bSketch\b|\b[sS]ketched?(?:Page|Category)\b|\b\w+Sketch\b|\b\w+Glance\b/g, 'placeholder or preview'],
  [/\bShownProduct\w*/g, 'CurrentProduct'],
  [/\b\w*Doings\b/g, 'ProductActions'],
  [/\bAsking(?:Model|View|Dialog)\b/g, 'OptionPromptModel'],
  [/\bpraiseOf\b/g, 'badgesOf'],
  [/\bproductPlates\b|\bProductPlates\b/g, 'editorialImages'],
  [/\btrailO[f]\b|\btrailTo\b|\bdeepestTrail\b/g, 'breadcrumbs'],
  [/\bpauseBefore\b/g, 'backoffDelay'],
  [/\b\w*(?:[fF]indAtHand|[pP]iecesAtHand)\b/g, 'cachedProducts'],
  [/\bopenShelf\b|\bShelfName\b|\bshelfFor\b|: Shelf\b/g, 'ResponseCache'],
  [/\bstandAgain\b|\bstandingIn\b/g, 'ViewportPosition'],
  [/\b\w*SetAside\w*/g, 'quarantine'],
  [/\bcreateAgree\b|\btiedAlone\b/g, 'reconcile, detachServerItems'],
  [/\bSetback\b|[.]setback\b/g, 'rejection'],
  [/(?<![.])[.]shopsLine\b/g, 'serverItem'],
  [/\b\w+Goods\b|: Good\b|\bGood(?:Variant|Option)\b|[-/]goods[.]ts/g, 'products'],
  [/domain\/journeys/g, 'domain/workflows'],
  [/\b\w*(?:Theatre|Backdrop|Premises)\b|\bopenStage\b/g, 'Assembly, Scenario, Fixtures or BuiltShop'],
];

/** Names that a newcomer would have to look up. */
export const nameProblems = ({ path, text }: Source): readonly string[] =>
  text
    .split('\n')
    .flatMap((line, at) =>
      fieldsNames.flatMap(([own, field]) =>
        [...line.matchAll(own)].map(([found]) => `${path}:${at + 1}: ${found} is called ${field}`),
      ),
    );

export const checkNames = async (root: string): Promise<Finding> => {
  const files = (await filesBelowEach(root, ['src', 'api', 'features', 'shared', 'tools'], /[.]tsx?$/)).filter(
    (file) => !file.includes('tools/check/names'),
  );
  const sources = await Promise.all(
    files.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })),
  );
  return findingOf(sources.flatMap(nameProblems));
};
