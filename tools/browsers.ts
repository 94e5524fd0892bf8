import { globSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { checkScripts, checkStyles, parameterProblems, unitProblems } from './browsers/built-problems.ts';
import { browserLines } from './browsers/listed-browsers.ts';
import { buildWhenNeeded } from './build/build-when-needed.ts';
import type { Builds } from './build/built-files.ts';
import { findingOf } from './check/finding.ts';
import { createCommandRunner } from './commands/command-runner.ts';

const WEB = 'dist/web';

/** `npm run browsers`: whether the built files ask for more than the browsers of the list have (docs/browsers.md). */
async function checkBuilt(root: string): Promise<boolean> {
  if (!buildWhenNeeded()) return false;
  const runner = createCommandRunner(root);
  const [newest = []] = JSON.parse(readFileSync('dist/builds.json', 'utf8')) as Builds;
  const files = [...newest.map((file) => `${WEB}/${file}`), ...globSync(`${WEB}/*.js`)];
  const [scripts, styles] = ['.js', '.css'].map((ending) => files.filter((file) => file.endsWith(ending)));
  if (!scripts?.length || !styles?.length) throw new Error('The build has no scripts or no styles.');
  const textOf = (file: string) => readFileSync(file, 'utf8');
  const findings = [
    ['scripts', await checkScripts(runner, scripts)],
    ['parameters', findingOf(scripts.flatMap((file) => parameterProblems(file, textOf(file))))],
    ['styles', await checkStyles(runner, styles, browserLines(root))],
    ['units', findingOf(styles.flatMap((file) => unitProblems(file, textOf(file))))],
  ] as const;
  for (const [name, { isOk, report }] of findings) console.log(isOk ? `ok ${name}` : `not ok ${name}\n${report}`);
  return findings.every(([, { isOk }]) => isOk);
}

process.exitCode = (await checkBuilt(process.cwd())) ? 0 : 1;
