import { posix } from 'node:path';

/** A file that imports another, both as paths from the root. */
export type Import = { readonly from: string; readonly to: string };

const BUILDINGS = /^(src|api|shared|tools)\//;
const TEST_CODE = /[.]test[.]tsx?$|-for-tests[.]tsx?$/;

/**
 * Folders of which each imports the other, with a file for either way. Of such a pair neither comes first, so
 * whoever reads one has to read both. A folder and the folders in it are different ones. Tests may look anywhere.
 */
export const folderPairs = (imports: readonly Import[]): readonly string[] => {
  const ways = new Map<string, Import>();
  for (const each of imports.filter(countsForFolders)) ways.set(wayOf(each), each);
  return [...ways.values()].flatMap((there) => {
    const back = ways.get(wayOf({ from: there.to, to: there.from }));
    return back && there.from < back.from ? [`folder-pair: ${told(there)}, but ${told(back)}`] : [];
  });
};

const countsForFolders = ({ from, to }: Import): boolean =>
  [from, to].every((path) => BUILDINGS.test(path) && !TEST_CODE.test(path)) &&
  posix.dirname(from) !== posix.dirname(to);

const wayOf = ({ from, to }: Import): string => `${posix.dirname(from)} → ${posix.dirname(to)}`;

const told = ({ from, to }: Import): string => `${from} → ${to}`;
