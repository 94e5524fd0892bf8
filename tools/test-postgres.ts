import { mkdir } from 'node:fs/promises';
import { createCommandRunner } from './commands/command-runner.ts';
import { reportsFolder } from './results/result-files.ts';
import { closingLine } from './test/count.ts';
import { postgresJob } from './test/database-jobs.ts';

// The API's tests on a PostgreSQL server, that of DATABASE_URL or one started for this run: npm run test:postgres
const root = process.cwd();
const runner = createCommandRunner(root);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => runner.stop());
await mkdir(reportsFolder, { recursive: true });
const job = postgresJob({ root, runner, server: process.env['DATABASE_URL'], tell: (_, line) => console.log(line) });
const count = await job.run();
console.log(closingLine(count));
process.exitCode = count.failed === 0 ? 0 : 1;
