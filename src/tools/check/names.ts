import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelowEach } from '../files/source-files.ts';
import { type Finding, findingOf } from './finding.ts';
import type { Source } from './words.ts';

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
  const files = (await filesBelowEach(root, ['src'], /[.]tsx?$/)).filter(
    (file) => !file.includes('src/tools/check/names'),
  );
  const sources = await Promise.all(
    files.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })),
  );
  return findingOf(sources.flatMap(nameProblems));
};
