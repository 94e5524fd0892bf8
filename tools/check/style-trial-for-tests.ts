import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type CommandResult, createCommandRunner } from '../commands/command-runner.ts';

const project = join(import.meta.dirname, '../..');
const RULES = 'tools/check';

/** A folder with the project's own rules of style, in which files are tried. */
export interface StyleTrial {
  /** What the rules say of this text at this path. */
  lint(path: string, text: string): Promise<CommandResult>;
  close(): Promise<void>;
}

export async function openStyleTrial(): Promise<StyleTrial> {
  const folder = await mkdtemp(join(tmpdir(), 'zari-style-'));
  const rules = (await readdir(join(project, RULES))).filter((name) => name.endsWith('.grit'));
  for (const path of ['biome.json', '.gitignore', ...rules.map((name) => join(RULES, name))])
    await cp(join(project, path), join(folder, path));
  const runner = createCommandRunner(folder);
  return {
    lint: async (path, text) => {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
      return runner.run({ program: join(project, 'node_modules/.bin/biome'), args: ['lint', '--colors=off', path] });
    },
    close: () => rm(folder, { recursive: true }),
  };
}
