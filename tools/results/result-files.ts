import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../files/source-files.ts';
import { parseScenarioReport, type ScenarioReport } from './scenario-report.ts';
import { parseUnitReport, type UnitResult } from './unit-report.ts';

/** Where test runs leave their reports, from the project's folder. */
export const reportsFolder = 'reports';
/** The commit whose text the reports are of. */
export const commitPath = `${reportsFolder}/commit.txt`;
export const unitReportPath = `${reportsFolder}/unit.json`;
export const scenarioReportPath = (profile: string): string => `${reportsFolder}/${profile}.ndjson`;

/** The report at `path`, or null when that run left none. */
export const readUnitReport = async (path: string): Promise<readonly UnitResult[] | null> => {
  const text = await readFile(path, 'utf8').catch(() => null);
  return text === null ? null : parseUnitReport(text);
};

export const readScenarioReport = async (path: string): Promise<ScenarioReport | null> => {
  const text = await readFile(path, 'utf8').catch(() => null);
  return text === null ? null : parseScenarioReport(text);
};

/** Takes away what earlier runs left. */
export const forgetResults = async (root: string): Promise<void> => {
  const folder = join(root, reportsFolder);
  const old = await filesBelow(folder, /^[^/]+[.](?:ndjson|json)$/);
  await Promise.all(old.map((name) => rm(join(folder, name))));
};

/** All results that the last runs left. */
export const readAllReports = async (root: string) => {
  const folder = join(root, reportsFolder);
  const scenarioReports = await Promise.all(
    (await filesBelow(folder, /[.]ndjson$/)).map((name) => readScenarioReport(join(folder, name))),
  );
  return {
    scenarios: scenarioReports.flatMap((report) => report?.scenarios ?? []),
    units: (await readUnitReport(join(root, unitReportPath))) ?? [],
  };
};
