import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { machineLine } from './bench/machine-line.ts';
import { bundleQueuePage, measureQueueIn, type OpenBrowser } from './bench/measure-queue.ts';
import type { QueueTimes } from './bench/queue-page.ts';
import { faultsOf, queueReport, quieterOf } from './bench/queue-report.ts';
import { chromiumAdvice, ensureChromium } from './chromium/install-chromium.ts';
import { createCommandRunner } from './commands/command-runner.ts';
import { withSection } from './files/document-section.ts';

// Measures what waits to be sent, from a hundred tasks to ten thousand, and writes it into docs/benchmarks.md:
//   npm run bench:queue [-- --quick]     with --quick fewer are tried and nothing is written
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const reportPath = 'docs/benchmarks.md';
const machine = machineLine();

const executablePath = await ensureChromium(createCommandRunner(process.cwd()), console.log);
if (executablePath === null) throw new Error(chromiumAdvice);
const script = await bundleQueuePage();
const openBrowser: OpenBrowser = (folder) =>
  chromium.launchPersistentContext(folder, { executablePath, chromiumSandbox: process.getuid?.() !== 0 });
const measure = (tasks: number): Promise<QueueTimes> => measureQueueIn(openBrowser, tasks, script);
const times: QueueTimes[] = [];
for (const tasks of values.quick ? [100, 1_000] : [100, 1_000, 10_000])
  times.push(quieterOf(await measure(tasks), await measure(tasks)));
const day = new Date().toISOString().slice(0, 10);
const text = queueReport({ command: 'npm run bench:queue', day, machine, times });
console.log(text);
if (!values.quick) await writeFile(reportPath, withSection(await readFile(reportPath, 'utf8'), text));
for (const fault of faultsOf(times)) console.error(fault);
process.exitCode = faultsOf(times).length > 0 ? 1 : 0;
