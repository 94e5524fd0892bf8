import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRequirementList } from '#tools/requirements/requirement-list.ts';
import { featureProblems } from '../features/feature-problems.ts';
import { stepProblems } from '../features/step-problems.ts';
import { filesBelow } from '../files/source-files.ts';
import { type Finding, findingOf } from './finding.ts';

/** Checks the words and the shape of every feature, that it proves requirements that exist, and that its steps do something. */
export const checkFeatures = async (root: string): Promise<Finding> => {
  const folder = join(root, 'features');
  const catalog = parseRequirementList(await readFile(join(root, 'docs/requirements.md'), 'utf8'));
  const known = new Set(catalog.map(({ id }) => id));
  const problems = await Promise.all(
    (await filesBelow(folder, /[.]feature$/)).map(async (path) => {
      const text = await readFile(join(folder, path), 'utf8');
      return featureProblems({ path, text }, known);
    }),
  );
  const ofSteps = await Promise.all(
    (await filesBelow(folder, /[.]steps[.]ts$/)).map(async (path) =>
      stepProblems({ path: `features/${path}`, text: await readFile(join(folder, path), 'utf8') }),
    ),
  );
  return findingOf([...problems.flat(), ...ofSteps.flat()]);
};
