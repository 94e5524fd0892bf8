import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { areaOf, parseRequirementList } from '#tools/requirements/requirement-list.ts';
import { idsOfRecord, PROOF_RECORD } from './prove/requirements/proof-record.ts';
import { coverageLines, coverRequirements, provedShare, strangers } from './requirements/coverage.ts';
import { readAllReports } from './results/result-files.ts';

// Says which requirements are proved (a broken line was noticed: docs/proved.md, and its tests pass), which a passing test only
// names, and which are open, from the reports of the last runs:
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
const requirements = parseRequirementList(await readFile('docs/requirements.md', 'utf8'));
const noAreas = values.area.filter((wanted) => !requirements.some(({ id }) => areaOf(id) === wanted));
if (noAreas.length > 0) throw new Error(`No area is called ${noAreas.join(', ')}.`);

const noticed = idsOfRecord(await readFile(PROOF_RECORD, 'utf8').catch(() => ''));
const evidence = { noticed, ...(await readAllReports(root)) };
const coverage = coverRequirements(requirements, evidence).filter(
  ({ area }) => values.area.length === 0 || values.area.includes(area),
);
for (const id of strangers(requirements, evidence)) console.log(`a test mentions ${id}, which is no requirement`);
for (const line of coverageLines(coverage, values.missing)) console.log(line);
process.exitCode = provedShare(coverage) < least ? 1 : 0;
