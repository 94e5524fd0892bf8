import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CommandRunner } from '../commands/command-runner.ts';
import { filesBelowEach } from '../files/source-files.ts';
import { openPostgres, postgresAdvice } from '../postgres/open-postgres.ts';
import { readUnitReport, reportsFolder } from '../results/result-files.ts';
import { type Count, countWhere, judgeRun, none } from './count.ts';
import type { Job } from './run-jobs.ts';

type Surroundings = {
  readonly root: string;
  readonly runner: CommandRunner;
  /** A server whose role may create databases; without one this machine's PostgreSQL is started for the run. */
  readonly server: string | undefined;
  readonly tell: (job: string, line: string) => void;
};

/** The tests of the API that use a database once more, on a PostgreSQL server. Without one they are left out, with a word. */
export const postgresJob = ({ root, runner, server, tell }: Surroundings): Job => ({
  name: 'postgres',
  run: async () => {
    const postgres = await openPostgres(server);
    if (postgres === null) {
      tell('postgres', postgresAdvice);
      return none;
    }
    try {
      return await runOn(postgres.url, root, runner, (line) => tell('postgres', line));
    } finally {
      await postgres.stop();
    }
  },
});

const runOn = async (
  url: string,
  root: string,
  runner: CommandRunner,
  onLine: (line: string) => void,
): Promise<Count> => {
  const report = join(reportsFolder, 'postgres.json');
  await rm(join(root, report), { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { isOk } = await runner.run({
    program: 'vitest',
    args: ['run', '--no-color', '--maxWorkers=50%', ...reporters, ...(await testsWithDatabase(root))],
    env: { TEST_DATABASE_URL: url },
    onLine,
  });
  const ran = (await readUnitReport(join(root, report)))?.filter(({ outcome }) => outcome !== 'skipped') ?? [];
  const count = countWhere(ran, ({ outcome }) => outcome === 'passed');
  return judgeRun(count, isOk);
};

/** Test files that ask for a database where they are told to. */
const testsWithDatabase = async (root: string): Promise<readonly string[]> => {
  const files = await filesBelowEach(root, ['src'], /[.]test[.]ts$/);
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  return files.filter((_, at) => /\b(openTest\w+|(create|connect)TestDatabase)\(/.test(texts[at] ?? ''));
};
