import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow } from '#tools/files/source-files.ts';
import { brokenLines } from '#tools/prove/requirements/lines/broken-lines.ts';
import { idsOfRecord, PROOF_RECORD } from '#tools/prove/requirements/proof-record.ts';
import { coverRequirements } from '#tools/requirements/coverage.ts';
import { parseRequirementList } from '#tools/requirements/requirement-list.ts';
import { commitOf } from '#tools/results/commit.ts';
import {
  commitPath,
  readScenarioReport,
  readUnitReport,
  scenarioReportPath,
  unitReportPath,
} from '#tools/results/result-files.ts';
import { gatherSettings, readSources } from '#tools/settings/gather-settings.ts';
import type { BookData } from './book-data.ts';
import type { AssemblyRun } from './judge-example.ts';
import { messageRows } from './message-rows.ts';
import { type BookFeature, parseFeature } from './parse-feature.ts';
import { portRows } from './port-rows.ts';

const assemblies = ['domain', 'screen', 'translated', 'http', 'graphql', 'browser'] as const;

/** What the last tests left: a report each, and the commit they are of. */
export type Results = Pick<BookData, 'runs' | 'units'> & { readonly commit: string | null };

/** A report that cannot be read, such as one that is being written, stops the book: half of it would be told as all. */
export async function readResults(root: string): Promise<Results> {
  const orNamed =
    (path: string) =>
    (cause: unknown): never => {
      throw new Error(`${path} cannot be read; npm test makes it anew.`, { cause });
    };
  const runs = await Promise.all(
    assemblies.map(async (assembly) => {
      const path = scenarioReportPath(assembly);
      return { assembly, report: await readScenarioReport(join(root, path)).catch(orNamed(path)) };
    }),
  );
  const units = await readUnitReport(join(root, unitReportPath)).catch(orNamed(unitReportPath));
  const commit = await readFile(join(root, commitPath), 'utf8').catch(() => '');
  return { runs, units, commit: commit.trim() || null };
}

type Given = { readonly pictures: readonly string[]; readonly results: Results };

/** Reads what the book tells from the project, with the results of its tests. */
export async function gatherBook(root: string, { pictures, results }: Given): Promise<BookData> {
  const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8');
  const readOrNull = (path: string): Promise<string | null> => read(path).catch(() => null);
  const features = await featuresOf(root);
  const { runs, units } = results;
  const proofRecord = (await readOrNull(PROOF_RECORD)) ?? '';
  const evidence = { noticed: idsOfRecord(proofRecord), scenarios: presentResults(features, runs), units: units ?? [] };
  const sources = await readSources(root);
  return {
    features,
    runs,
    units,
    coverage: coverRequirements(parseRequirementList(await read('docs/requirements.md')), evidence),
    lines: brokenLines,
    proofRecord,
    settings: (await gatherSettings(root, sources)).rows,
    messages: await messagesOf(root),
    ports: portRows(below('src/domain/', sources), below('src/adapters/', sources)),
    pictures,
    commits: { book: await commitOf(root), results: results.commit },
  };
}

async function featuresOf(root: string): Promise<readonly BookFeature[]> {
  const folder = join(root, 'features');
  const paths = await filesBelow(folder, /[.]feature$/);
  return Promise.all(paths.map(async (path) => parseFeature(path, await readFile(join(folder, path), 'utf8'))));
}

/** Results of features that were written anew since show nothing of what the book tells. */
export function presentResults(features: readonly BookFeature[], runs: readonly AssemblyRun[]) {
  const present = new Map(features.map(({ path, text }) => [`features/${path}`, text]));
  return runs.flatMap(({ report }) =>
    (report?.scenarios ?? []).filter(({ place }) => {
      const file = place.slice(0, place.lastIndexOf(':'));
      return report?.sources.get(file) === present.get(file);
    }),
  );
}

function below(folder: string, sources: readonly { readonly path: string; readonly text: string }[]) {
  return sources.filter(({ path }) => path.startsWith(folder));
}

async function messagesOf(root: string) {
  const folder = join(root, 'src/viewmodels/messages');
  const modules = (await filesBelow(folder, /\/en[.]ts$/)).map((path) => pathToFileURL(join(folder, path)).href);
  const loaded = await Promise.all(modules.map((url) => import(url) as Promise<Readonly<Record<string, unknown>>>));
  return loaded.flatMap(messageRows);
}
