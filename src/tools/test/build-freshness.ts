import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelowEach } from '../source-files.ts';

const inputs = ['src', 'public'];
const settings = ['rsbuild.config.ts', 'package.json', 'package-lock.json'];
/** What a build writes last. */
const result = 'dist/assets.json';

/** Whether the shop in dist was built from the sources as they are now. */
export const isBuildFresh = async (root: string): Promise<boolean> => {
  const built = await changedAt(join(root, result));
  const paths = [...(await filesBelowEach(root, inputs, /(?<![.]test)[.]\w+$/)), ...settings];
  const changes = await Promise.all(paths.map((path) => changedAt(join(root, path))));
  return changes.every((changed) => changed < built);
};

/** When a file was written, in milliseconds; 0 when there is none. */
const changedAt = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
