import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentProblems } from '../documents/document-problems.ts';
import { readLayerImports } from '../documents/layer-imports.ts';
import { layerPicture } from '../documents/layer-picture.ts';
import { filesBelowEach } from '../files/source-files.ts';
import { type Finding, findingOf } from './finding.ts';

const PICTURE = 'docs/architecture.svg';
/** What documents name; what is built, installed or written by a run is left out. */
const FOLDERS = ['src', 'api', 'shared', 'features', 'tools', 'docs', 'public'];

/** Whether the documents can be read at a glance, lead somewhere, and picture the code as it is. */
export const checkDocuments = async (root: string): Promise<Finding> => {
  const files = [...(await readdir(root)), ...(await filesBelowEach(root, FOLDERS, /[.]\w+$/))];
  const read = async (path: string) => ({ path, text: await readFile(join(root, path), 'utf8') });
  const documents = await Promise.all(files.filter((file) => file.endsWith('.md')).map(read));
  const [drawn, { text }] = await Promise.all([readLayerImports(root).then(layerPicture), read(PICTURE)]);
  const stale = drawn === text ? [] : [`${PICTURE} is not what the code imports: npm run picture draws it anew`];
  return findingOf([...documentProblems({ files, documents }), ...stale]);
};
