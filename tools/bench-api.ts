import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createTestDatabase } from '#api/testing/test-database.ts';
import { benchLoad } from './bench/bench-load.ts';
import { machineLine } from './bench/machine-line.ts';
import { measureSearches } from './bench/measure-searches.ts';
import { isSlow, type Measured, searchReport } from './bench/search-report.ts';
import { withSection } from './files/document-section.ts';
import { openPostgres, postgresAdvice } from './postgres/open-postgres.ts';

// Measures searches of the reference API on both databases and writes them into docs/benchmarks.md:
//   npm run bench:api [-- --products 5000]     with --products that size alone, and nothing is written
// The PostgreSQL server is that of DATABASE_URL, else one that is started for the run.
//   npm run bench:api -- load [--seconds 600]  instead loads an API with sixteen callers, on PGlite or DATABASE_URL
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { products: { type: 'string' }, seconds: { type: 'string', default: '600' } },
});
const reportPath = 'docs/benchmarks.md';
const machine = machineLine();

async function benchSearches(): Promise<boolean> {
  const sizes = values.products === undefined ? [500, 2_000, 5_000, 20_000, 50_000] : [Number(values.products)];
  const postgres = await openPostgres(process.env['DATABASE_URL']);
  if (postgres === null) console.log(postgresAdvice);
  const servers = [{ name: 'PGlite', url: '' }, ...(postgres ? [{ name: 'PostgreSQL', url: postgres.url }] : [])];

  const measured: Measured[] = [];
  for (const { name, url } of servers) {
    for (const products of sizes) {
      const { address, drop } = await createTestDatabase(url);
      const began = performance.now();
      const { filledAfter, searches } = await measureSearches(address, products);
      console.log(`${name}, ${products} products: filled in ${Math.round((filledAfter - began) / 1000)} s`);
      measured.push({ database: name, products, searches });
      await drop();
    }
  }
  await postgres?.stop();

  const day = new Date().toISOString().slice(0, 10);
  const text = searchReport({ command: 'npm run bench:api', day, machine, measured });
  console.log(text);
  if (values.products === undefined) await writeFile(reportPath, withSection(await readFile(reportPath, 'utf8'), text));
  const slow = measured.flatMap(isSlow);
  for (const sentence of slow) console.error(`FAILED: ${sentence}`);
  return slow.length === 0;
}

const isGood = positionals.includes('load')
  ? await benchLoad({ seconds: Number(values.seconds), machine, reportPath })
  : await benchSearches();
process.exitCode = isGood ? 0 : 1;
