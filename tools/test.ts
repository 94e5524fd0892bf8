import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureChromium } from './chromium/install-chromium.ts';
import { createCommandRunner } from './commands/command-runner.ts';
import { commitOf } from './results/commit.ts';
import { commitPath, forgetResults, reportsFolder } from './results/result-files.ts';
import { closingLine } from './test/count.ts';
import { createProgressReport } from './test/report-progress.ts';
import { runJobs } from './test/run-jobs.ts';
import { testJobs } from './test/test-jobs.ts';

const atOnce = 2;
/** After that no part of a long proof is begun: a run on a slow machine ends in time. */
const LATE_MS = 20 * 60_000;

const root = process.cwd();
// Some tests start the shop's processes again and again: Node compiles the same code once.
process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules/.cache/zari/compiled');
const runner = createCommandRunner(root);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    runner.stop();
    process.exit(1);
  });
}

await mkdir(reportsFolder, { recursive: true });
await forgetResults(root); // what a run that is stopped does not come to must not pass for its result
await writeFile(commitPath, `${(await commitOf(root)) ?? ''}\n`);
const server = process.env['DATABASE_URL'];
for (const name of ['DATABASE_URL', 'REDIS_URL']) delete process.env[name]; // what starts a shop of its own has its own database
const chromium = await ensureChromium(runner, console.log);
const progress = createProgressReport(console.log, Date.now);
const began = Date.now();
const isLate = () => Date.now() - began > LATE_MS;
const jobs = testJobs({ root, runner, chromium, server, tell: progress.tell });
const count = await runJobs(jobs, { width: atOnce, isLate, progress });
progress.close();
console.log(closingLine(count));
process.exitCode = count.failed === 0 ? 0 : 1;
