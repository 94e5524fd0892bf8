import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { idsIn } from '#tools/requirements/requirement-list.ts';
import { readFeature } from '../../features/read-feature.ts';
import { filesBelow, filesBelowEach } from '../../files/source-files.ts';

/** Where the tests stand that carry an id, as far as they are run with a broken line. */
export type TestsOf = {
  /** It tags an example that needs no page. */
  readonly hasPlainExample: boolean;
  readonly hasExample: boolean;
  /** Test files in which a title has it, and features with such an example. */
  readonly units: readonly string[];
  readonly features: readonly string[];
};

/** Reads where every id is carried. Tests of the reference API and of the tools say nothing about the shop. */
export async function readTestsOf(root: string): Promise<(id: string) => TestsOf> {
  const examples = await tagsOfExamples(root);
  const units = await idsOfUnits(root);
  return (id) => {
    const own = examples.filter(({ tags }) => tags.includes(`@${id}`));
    return {
      hasPlainExample: own.some(({ tags }) => !tags.includes('@page')),
      hasExample: own.some(({ tags }) => !tags.includes('@api')),
      units: [...units].filter(([, ids]) => ids.has(id)).map(([path]) => path),
      features: [...new Set(own.map(({ path }) => path))],
    };
  };
}

type Tagged = { readonly path: string; readonly tags: readonly string[] };

async function tagsOfExamples(root: string): Promise<readonly Tagged[]> {
  const folder = join(root, 'features');
  const paths = await filesBelow(folder, /[.]feature$/);
  const found = await Promise.all(
    paths.map(async (path) => tagsIn(`features/${path}`, await readFile(join(folder, path), 'utf8'))),
  );
  return found.flat();
}

function tagsIn(path: string, text: string): readonly Tagged[] {
  const reading = readFeature(text);
  if (reading.kind === 'read') return reading.tagsOfRuns.map((tags) => ({ path, tags }));
  throw new Error(reading.faults.map(({ line, message }) => `${path}:${line}: ${message}`).join('\n'));
}

/** Where tests speak of the shop. */
const OF_THE_SHOP = ['src', 'shared', 'features'];

/** Titles are not told from other words here: the run looks at titles alone. */
async function idsOfUnits(root: string): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const paths = await filesBelowEach(root, OF_THE_SHOP, /[.]test[.]tsx?$/);
  const found = await Promise.all(
    paths.map(async (path) => {
      const text = await readFile(join(root, path), 'utf8');
      return [path, new Set(idsIn(text))] as const;
    }),
  );
  return new Map(found);
}
