import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withSection } from '../files/document-section.ts';
import { memoryOf } from '../processes/memory-of.ts';
import { startApi } from '../workbench/api-process.ts';
import { type CallLoad, measureApiLoad } from './measure-api-load.ts';

export type LoadWish = { readonly seconds: number; readonly machine: string; readonly reportPath: string };

const figure = (value: number): string => Math.round(value).toLocaleString('en-GB');

/** Loads an API of its own, on PGlite or on the empty database of DATABASE_URL, and writes how it went into the report. */
export async function benchLoad({ seconds, machine, reportPath }: LoadWish): Promise<boolean> {
  const data = await mkdtemp(join(tmpdir(), 'zari-load-'));
  const api = await startApi({ DATA_DIR: data });
  const before = await memoryOf(api.processId);
  const loads = await measureApiLoad(api.base, seconds);
  const after = await memoryOf(api.processId);
  await api.stop();
  await rm(data, { recursive: true, force: true });
  const database = process.env['DATABASE_URL'] ? 'PostgreSQL' : 'PGlite';
  const memory =
    before && after
      ? `${figure(before.now)} MB before, ${figure(after.now)} MB after, ${figure(after.most)} MB at its most`
      : 'not told by this system';
  const text = `# The reference API under load, on ${database}

\`npm run bench:api -- load --seconds ${seconds}\` wrote this on ${new Date().toISOString().slice(0, 10)}: ${machine}.

Sixteen callers, each with the next call as soon as one is answered, ${figure(seconds / loads.length)} seconds of each kind, in turn; the callers
run on the same machine. Memory of the API's process: ${memory}.

| Call | a second | median, ms | 99th percentile, ms | failures |
|---|---|---|---|---|
${loads.map(rowOf).join('\n')}
`;
  console.log(text);
  await writeFile(reportPath, withSection(await readFile(reportPath, 'utf8'), text));
  return loads.every(({ failures }) => failures === 0);
}

function rowOf({ name, perSecond, median, slowest, failures }: CallLoad): string {
  return `| ${name} | ${figure(perSecond)} | ${figure(median)} | ${figure(slowest)} | ${failures} |`;
}
