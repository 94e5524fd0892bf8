import { parseArgs } from 'node:util';
import { machineLine } from './bench/machine-line.ts';
import { proofs, WHOLE_PAGES } from './prove/proofs.ts';

// The long proofs, all or those that are named:
//   npm run prove [-- removals malformed addresses views kills once limits machines crowding merges prices session simulation guards leaving kept browser tabs requirements mutations endurance] [--kills 100] [--ids 1000] [--inputs 2000] [--renders 500]
//     [--cases 100000] [--prices 10000] [--sequences 100000] [--schedules 100000] [--logouts 200] [--runs 300] [--seconds 30] [--pages 20000] [--seed 7] [--area CART]... [--id CART-16]... [--sample 60] [--changed]
//     [--drawn 1400] [--times 20] [--engine chromium]... [--of 'a word of the lines of kept']...
// All but removals, views, merges, prices, session, simulation, guards, mutations and endurance use the empty database of DATABASE_URL, where it is given. Endurance with all of its pages
// writes its section of docs/benchmarks.md.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: 'string', default: '100' },
    ids: { type: 'string', default: '1000' },
    inputs: { type: 'string', default: '2000' },
    renders: { type: 'string', default: '500' },
    cases: { type: 'string', default: '100000' },
    prices: { type: 'string', default: '10000' },
    sequences: { type: 'string', default: '100000' },
    schedules: { type: 'string', default: '100000' },
    logouts: { type: 'string', default: '200' },
    times: { type: 'string', default: '20' },
    engine: { type: 'string', multiple: true, default: [] },
    of: { type: 'string', multiple: true, default: [] },
    runs: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '30' },
    drawn: { type: 'string', default: '1400' },
    pages: { type: 'string', default: String(WHOLE_PAGES) },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    area: { type: 'string', multiple: true, default: [] },
    id: { type: 'string', multiple: true, default: [] },
    sample: { type: 'string' },
    changed: { type: 'boolean', default: false },
  },
});
const wish = {
  kills: Number(values.kills),
  ids: Number(values.ids),
  inputs: Number(values.inputs),
  renders: Number(values.renders),
  cases: Number(values.cases),
  prices: Number(values.prices),
  sequences: Number(values.sequences),
  schedules: Number(values.schedules),
  logouts: Number(values.logouts),
  kept: { times: Number(values.times), engines: values.engine, of: values.of },
  runs: Number(values.runs),
  seconds: Number(values.seconds),
  seed: Number(values.seed),
  pages: Number(values.pages),
  drawn: Number(values.drawn),
  machine: machineLine(),
  lines: {
    areas: values.area,
    ids: values.id,
    hasChanged: values.changed,
    sample: values.sample === undefined ? undefined : Number(values.sample),
    seed: Number(values.seed),
  },
};
const unknown = positionals.filter((name) => !proofs.some((proof) => proof.name === name));
if (unknown.length > 0) throw new RangeError(`There is no proof ${unknown.join(', ')}.`);

// The library that drives browsers hears these, too: it ends its browsers and lets the process go on.
for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

let faultCount = 0;
for (const { name, prove } of proofs) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const { summary, faults } = await prove(wish);
  for (const fault of faults) console.error(`FAILED: ${name}: ${fault}`);
  console.log(`${name}: ${summary}, ${faults.length} faults`);
  faultCount += faults.length;
}
process.exitCode = faultCount === 0 ? 0 : 1;
