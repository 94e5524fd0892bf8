import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { CommandRunner } from '../commands/command-runner.ts';
import { filesBelowEach } from '../files/source-files.ts';
import { type Finding, findingOf } from './finding.ts';
import { folderPairs, type Import } from './folder-pairs.ts';

const BUILDINGS = ['src', 'api', 'shared', 'features', 'tools'];

type Cruise = {
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly { readonly resolved: string }[];
  }[];
  readonly summary: { readonly violations: readonly Violation[] };
};
type Violation = {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
  readonly cycle?: readonly { readonly name: string }[];
};

/**
 * Checks who imports whom by the rules of .dependency-cruiser.cjs, and that no two folders import each other. A file that the tool did not read is a problem too:
 * without its parser the tool reads nothing and finds nothing wrong.
 */
export const checkLayers = async (runner: CommandRunner, root: string): Promise<Finding> => {
  const folders = await existing(root, BUILDINGS);
  const files = await filesBelowEach(root, folders, /(?<![.]d)[.]tsx?$/);
  const result = await runner.run({
    program: 'depcruise',
    args: [...folders, '--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
  });
  const cruise = readCruise(result.output);
  if (!cruise) return { isOk: false, report: result.output };
  return findingOf([
    ...unread(files, cruise),
    ...cruise.summary.violations.map(describe),
    ...folderPairs(importsOf(cruise)),
  ]);
};

const readCruise = (output: string): Cruise | null => {
  // A warning about the compiler may stand before and after the answer.
  const json = output.slice(output.indexOf('{\n'), output.lastIndexOf('\n}') + 2);
  try {
    return JSON.parse(json) as Cruise;
  } catch {
    return null;
  }
};

const unread = (files: readonly string[], { modules }: Cruise): readonly string[] => {
  const read = new Set(modules.map(({ source }) => source));
  return files.filter((file) => !read.has(file)).map((file) => `${file} was not read`);
};

const importsOf = ({ modules }: Cruise): readonly Import[] =>
  modules.flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })));

const describe = ({ rule, from, to, cycle }: Violation): string => {
  const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
  return `${rule.name}: ${from} → ${way}`;
};

const existing = async (root: string, folders: readonly string[]): Promise<readonly string[]> => {
  const found = await Promise.all(
    folders.map((folder) =>
      access(join(root, folder)).then(
        () => [folder],
        () => [],
      ),
    ),
  );
  return found.flat();
};
