import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Paths, relative to `folder`, of the files below it whose name matches; none when there is no such folder. */
export const filesBelow = async (folder: string, name: RegExp): Promise<readonly string[]> => {
  const paths = await readdir(folder, { recursive: true }).catch((error: unknown) => {
    if (isAbsence(error)) return [];
    throw error;
  });
  return paths.filter((path) => name.test(path)).toSorted();
};

/** The same for several folders of `root`, each path beginning with its folder. */
export const filesBelowEach = async (
  root: string,
  folders: readonly string[],
  name: RegExp,
): Promise<readonly string[]> => {
  const found = await Promise.all(
    folders.map(async (folder) => {
      const paths = await filesBelow(join(root, folder), name);
      return paths.map((path) => `${folder}/${path}`);
    }),
  );
  return found.flat();
};

const isAbsence = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
