import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { parseFeature } from './features/parse-feature.ts';
import { areaOf, idsIn, parseCatalogue } from './requirements/catalogue.ts';
import { coverageLines, coverRequirements, provedShare, strangers } from './requirements/coverage.ts';
import { readAllReports } from './results/result-files.ts';
import { filesBelowEach } from './source-files.ts';

// Says which requirements a passing scenario or unit test proves, from the reports of the last runs:
//   npm run requirements -- [--area CART]... [--missing] [--fail-under PERCENT]
const { values } = parseArgs({
  options: {
    area: { type: 'string', multiple: true, default: [] },
    missing: { type: 'boolean', default: false },
    'fail-under': { type: 'string', default: '0' },
  },
});

const least = Number(values['fail-under']);
if (Number.isNaN(least)) throw new Error(`--fail-under takes a percentage, not "${values['fail-under']}".`);

const root = process.cwd();
const idsWritten = async (): Promise<ReadonlySet<string>> => {
  const paths = await filesBelowEach(root, ['features'], /[.]feature$/);
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  return new Set(texts.flatMap((text) => parseFeature(text).blocks.flatMap(({ tags }) => tags.flatMap(idsIn))));
};

const catalogue = parseCatalogue(await readFile('docs/requirements.md', 'utf8'));
const noAreas = values.area.filter((wanted) => !catalogue.some(({ id }) => areaOf(id) === wanted));
if (noAreas.length > 0) throw new Error(`No area is called ${noAreas.join(', ')}.`);

const evidence = { written: await idsWritten(), ...(await readAllReports(root)) };
const coverage = coverRequirements(catalogue, evidence).filter(
  ({ area }) => values.area.length === 0 || values.area.includes(area),
);
for (const id of strangers(catalogue, evidence)) console.log(`a test mentions ${id}, which is no requirement`);
for (const line of coverageLines(coverage, values.missing)) console.log(line);
process.exitCode = provedShare(coverage) < least ? 1 : 0;
