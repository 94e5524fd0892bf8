import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem, type } from 'node:os';
import { parseArgs } from 'node:util';
import { demoContent } from '#reference-api/demo-content.ts';
import { openReferenceApi, type ReferenceApi } from '#reference-api/open-reference-api.ts';
import { withSection } from './bench/document-section.ts';
import { grownTo } from './bench/grown-collection.ts';
import { type SearchCase, searchCases } from './bench/search-cases.ts';
import { MOST_MILLISECONDS, type SearchFigures, searchReport } from './bench/search-report.ts';

// Measures searches of the reference API and writes them into docs/benchmarks.md:
//   npm run bench:api [-- --quick]     with --quick 240 products only, and nothing is written
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const [SMALLEST, ...LARGER] = [240, 500, 2_000, 5_000, 20_000];
const sizes = values.quick ? [SMALLEST ?? 0] : [SMALLEST ?? 0, ...LARGER];
const CALLS = 40;
const WARMING_CALLS = 5;
const reportPath = 'docs/benchmarks.md';
const busyBefore = loadavg()[0] ?? 0;

type Timed = { readonly median: number; readonly most: number; readonly total: number };

const timeSearch = async (api: ReferenceApi, { query, sort = '' }: SearchCase): Promise<Timed> => {
  const request = encodeURIComponent(JSON.stringify(query));
  const address = `http://api.test/api/catalog?type=product&size=24&from=0&sort=${sort}&request=${request}`;
  const times: number[] = [];
  let total = 0;
  for (let call = 0; call < WARMING_CALLS + CALLS; call += 1) {
    const began = performance.now();
    const response = await api.fetch(new Request(address));
    const body = (await response.json()) as { readonly code: number; readonly result: { readonly total: number } };
    if (body.code !== 200) throw new Error(`The search was refused: ${JSON.stringify(body)}`);
    if (call >= WARMING_CALLS) times.push(performance.now() - began);
    total = body.result.total;
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  return { median: at(0.5), most: at(0.95), total };
};

const measureSize = async (products: number): Promise<readonly Timed[]> => {
  console.log(`Filling a catalogue of ${products} products`);
  const api = await openReferenceApi({
    database: 'memory://',
    content: (now) => {
      const content = demoContent(now);
      return { ...content, collection: grownTo(products, content.collection) };
    },
  });
  const timed: Timed[] = [];
  for (const search of searchCases) timed.push(await timeSearch(api, search));
  await api.close();
  return timed;
};

const measured: (readonly Timed[])[] = [];
for (const size of sizes) measured.push(await measureSize(size));
const figures = searchCases.map(
  ({ name }, row): SearchFigures => ({
    name,
    bySize: sizes.map((products, column) => ({
      products,
      ...(measured[column]?.[row] ?? { median: 0, most: 0, total: 0 }),
    })),
  }),
);
const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 1e9)} GB, ${type()}, Node ${process.versions.node}, load ${busyBefore.toFixed(1)} before it began`;
const day = new Date().toISOString().slice(0, 10);
const text = searchReport({ command: 'npm run bench:api', day, machine, calls: CALLS, figures });
console.log(text);
if (!values.quick) await writeFile(reportPath, withSection(await readFile(reportPath, 'utf8'), text));
const slow = figures.filter(({ bySize: [smallest] }) => (smallest?.most ?? 0) > MOST_MILLISECONDS);
for (const { name } of slow) console.error(`FAILED: ${name}: above ${MOST_MILLISECONDS} ms`);
process.exitCode = slow.length === 0 ? 0 : 1;
