import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CommandRunner } from '../commands/command-runner.ts';
import { filesBelowEach } from '../files/source-files.ts';
import { findPostgres } from '../postgres/find-postgres.ts';
import { openPostgres, postgresAdvice } from '../postgres/open-postgres.ts';
import { reportsFolder } from '../results/result-files.ts';
import { type Count, none } from './count.ts';
import type { Job } from './run-jobs.ts';
import { runVitest } from './run-vitest.ts';

type Surroundings = {
  readonly root: string;
  readonly runner: CommandRunner;
  /** A server whose role may create databases; without one this machine's PostgreSQL is started for the run. */
  readonly server: string | undefined;
  readonly tell: (job: string, line: string) => void;
};

/** What tests are told of the server that they run on. */
type ServerEnvironment = Readonly<Record<string, string>>;

/** Lets tests run on a PostgreSQL server, where there is one; else they run in PGlite. */
export const onPostgres = async (
  server: string | undefined,
  run: (env: ServerEnvironment | null) => Promise<Count>,
): Promise<Count> => {
  const postgres = await openPostgres(server);
  if (postgres === null) return run(null);
  try {
    return await run({ TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
};

/**
 * Of the tests that use a database those that tell the two of the API apart, in PGlite: what is done to databases. The
 * journeys ask the API in PGlite for the rest. Where there is no PostgreSQL server the jobs of the units and of the scenarios
 * have run all of them in PGlite.
 */
export const pgliteJob = ({ root, runner, server, tell }: Surroundings): Job => ({
  name: 'pglite',
  run: async () => {
    if (server === undefined && findPostgres() === null) {
      tell('pglite', postgresAdvice);
      return none;
    }
    const tests = (await testsWithDatabase(root)).filter((path) => path.startsWith('api/database/'));
    const report = join(reportsFolder, 'pglite.json');
    return runVitest({ root, runner, report, tests, onLine: (line) => tell('pglite', line) });
  },
});

/** All tests that use a database, on a PostgreSQL server alone. Without one they are left out, with a word. */
export const postgresJob = ({ root, runner, server, tell }: Surroundings): Job => ({
  name: 'postgres',
  run: () =>
    onPostgres(server, async (env) => {
      const onLine = (line: string): void => tell('postgres', line);
      if (env !== null) {
        const report = join(reportsFolder, 'postgres.json');
        return runVitest({ root, runner, report, env, tests: await testsWithDatabase(root), onLine });
      }
      onLine(postgresAdvice);
      return none;
    }),
});

/** Test files that ask for a database where they are told to. */
const testsWithDatabase = async (root: string): Promise<readonly string[]> => {
  const files = await filesBelowEach(root, ['src', 'api', 'features', 'tools'], /[.]test[.]ts$/);
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  return files.filter((_, at) => /\b(openTest\w+|(create|connect)TestDatabase)\(/.test(texts[at] ?? ''));
};
