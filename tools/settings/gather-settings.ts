import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '#config/read-config.ts';
import { filesBelowEach } from '#tools/files/source-files.ts';
import { brokenLines } from '#tools/prove/requirements/lines/broken-lines.ts';
import { parseRequirementList } from '#tools/requirements/requirement-list.ts';
import { type ConstantRow, constantRows } from './constant-rows.ts';
import { type SettingRow, type Source, settingRows } from './setting-rows.ts';

const CONFIG_FILE = 'zari.config.json';

export type Settings = {
  readonly rows: readonly SettingRow[];
  readonly constants: readonly ConstantRow[];
};

/** The code of the shop and of the reference API without its tests. */
export async function readSources(root: string): Promise<readonly Source[]> {
  const paths = (await filesBelowEach(root, ['src', 'api'], /[.]tsx?$/)).filter((path) => !/test/.test(path));
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })));
}

/**
 * Every setting of the project with what this machine has it at, and where it stands in the sources. Throws the shop's own
 * sentences where one is wrong.
 */
export async function gatherSettings(root: string, sources: readonly Source[]): Promise<Settings> {
  const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8');
  const config = configOf(join(root, CONFIG_FILE));
  const file = await read(CONFIG_FILE).catch(() => 'null');
  return {
    rows: settingRows({
      page: await read('docs/settings.md'),
      config,
      file: JSON.parse(file) as unknown,
      environment: process.env,
      sources,
    }),
    constants: constantRows({
      requirements: parseRequirementList(await read('docs/requirements.md')),
      declared: await read('src/config/shop-config.ts'),
      lines: brokenLines,
    }),
  };
}

function configOf(path: string): Readonly<Record<string, unknown>> {
  const parsed = readConfig(path, process.env);
  if (parsed.kind === 'wrong') throw new Error(parsed.problems.join('\n'));
  return parsed.config;
}
