import type { CommandRunner } from '../commands/command-runner.ts';
import { checkAmounts } from './amounts.ts';
import { checkDocuments } from './documents.ts';
import { checkFeatures } from './feature-files.ts';
import type { Finding } from './finding.ts';
import { checkLayers } from './layers.ts';
import { checkLength } from './length.ts';
import { checkMessages } from './messages.ts';
import { checkNames } from './names.ts';
import { checkPackages } from './packages.ts';
import { checkPatterns } from './patterns.ts';
import { checkProofRows } from './proof-rows.ts';
import { checkStyles } from './styles.ts';
import { checkTexts } from './texts.ts';

export type CheckStep = { readonly name: string; readonly run: () => Promise<Finding> };

/** All that can be said of the shop without running it. */
export const checkSteps = (runner: CommandRunner, root: string): readonly CheckStep[] => {
  const command =
    (program: string, ...args: readonly string[]) =>
    async (): Promise<Finding> => {
      const { isOk, output } = await runner.run({ program, args });
      return { isOk, report: output };
    };
  return [
    { name: 'types', run: command('tsc', '--project', '.') },
    { name: 'types of the page', run: command('tsc', '--project', 'tsconfig.page.json') },
    {
      name: 'style',
      run: command('biome', 'check', '--error-on-warnings', '--max-diagnostics=200', '--colors=off', '.'),
    },
    { name: 'layers', run: () => checkLayers(runner, root) },
    { name: 'unused', run: command('knip', '--no-progress', '--treat-config-hints-as-errors') },
    { name: 'patterns', run: () => checkPatterns(root) },
    { name: 'packages', run: () => checkPackages(root) },
    { name: 'styles', run: () => checkStyles(root) },
    { name: 'texts', run: () => checkTexts(root) },
    { name: 'messages', run: () => checkMessages(root) },
    { name: 'names', run: () => checkNames(root) },
    { name: 'amounts', run: () => checkAmounts(root) },
    { name: 'rows of proofs', run: () => checkProofRows(root) },
    { name: 'length', run: () => checkLength(root) },
    { name: 'features', run: () => checkFeatures(root) },
    { name: 'documents', run: () => checkDocuments(root) },
  ];
};
