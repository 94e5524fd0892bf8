import { parseArgs } from 'node:util';
import { buildWhenNeeded } from './build/build-when-needed.ts';
import { createCommandRunner } from './commands/command-runner.ts';
import { openChromium } from './engines/chromium.ts';
import { type Engine, type EngineName, engineNames } from './engines/engine.ts';
import { openFirefox } from './engines/firefox.ts';
import { ensureEngines } from './engines/install-engines.ts';
import { openWebkit } from './engines/webkit.ts';
import { journeys } from './journeys/all-journeys.ts';
import { type Result, runJourneys } from './journeys/run-journeys.ts';
import { SELLER } from './processes/shop-children.ts';
import { closingLine, countWhere } from './test/count.ts';
import { createShopProcesses } from './workbench/shop-processes.ts';

type Column = { readonly name: EngineName; readonly words: string; readonly open: () => Promise<Engine | null> };

const columns: readonly Column[] = [
  { name: 'chromium', words: 'Chromium', open: () => openChromium({ hasWorkers: true }) },
  { name: 'firefox', words: 'Firefox', open: openFirefox },
  { name: 'webkit', words: 'WebKitGTK', open: openWebkit },
];

// The journeys of tools/journeys in engines beside Chromium, or in those that are named:
//   npm run test:engines [-- --engine chromium]... [--of 'a word of the names of journeys']...
// An engine that is not there, and cannot be installed, is left out with a word.
const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true, default: ['firefox', 'webkit'] },
    of: { type: 'string', multiple: true, default: [] },
  },
});
const unknown = values.engine.filter((name) => !engineNames.some((known) => known === name));
if (unknown.length > 0) throw new RangeError(`There is no engine ${unknown.join(', ')}.`);
if (!buildWhenNeeded()) process.exit(1);
await ensureEngines(createCommandRunner(process.cwd()), console.log);
// Now and then Node spins for ever where it tidies up for an end of its own; what is to be closed is closed.
process.exit((await test(columns.filter(({ name }) => values.engine.includes(name)))) ? 0 : 1);

/** Side by side in all of them, before one shop. */
async function test(wanted: readonly Column[]): Promise<boolean> {
  const opened = await Promise.all(wanted.map(async (column) => ({ ...column, engine: await column.open() })));
  const present = opened.flatMap(({ engine, words }) => (engine ? { engine, words } : []));
  for (const { engine, words } of opened) if (!engine) console.log(`Left out: ${words} is not installed.`);
  const processes = await createShopProcesses();
  try {
    if (present.length > 0) await processes.start(SELLER);
    const results = (await Promise.all(present.map((one) => runJourneys({ ...one, ...given(processes) })))).flat();
    const count = countWhere(results, ({ isOk }) => isOk);
    console.log(closingLine(count));
    return count.failed === 0 && (count.passed > 0 || present.length === 0);
  } finally {
    for (const { engine } of present) await engine.close();
    await processes.close();
  }
}

function given(processes: Awaited<ReturnType<typeof createShopProcesses>>) {
  const isWanted = (name: string): boolean => values.of.length === 0 || values.of.some((words) => name.includes(words));
  const tell = ({ line }: Result): void => console.log(line);
  return { processes, tell, journeys: journeys.filter(({ name }) => isWanted(name)) };
}
