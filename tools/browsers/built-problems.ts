import { type Finding, findingOf } from '../check/finding.ts';
import type { CommandRunner } from '../commands/command-runner.ts';
import { acceptedInScripts, acceptedInStyles } from './accepted.ts';

/** The syntax and the language's own things, by es-check. */
export async function checkScripts(runner: CommandRunner, files: readonly string[]): Promise<Finding> {
  const ignored = Object.keys(acceptedInScripts).join(',');
  const args = ['checkBrowser', ...files, '--module', '--checkFeatures', '--noCache', '--noColor', '--ignore', ignored];
  const { isOk, output } = await runner.run({ program: 'es-check', args });
  return { isOk, report: isOk ? '' : output };
}

/**
 * By doiuse, in one call for each file: of many it reads several at once and mixes what it says. One after the other, since forty
 * programs at once leave nothing of a machine to whatever else it does.
 */
export async function checkStyles(
  runner: CommandRunner,
  files: readonly string[],
  browsers: readonly string[],
): Promise<Finding> {
  const args = ['--browsers', browsers.join(', ')];
  const problems: string[] = [];
  for (const file of files) {
    const { isOk, output } = await runner.run({ program: 'doiuse', args: [...args, file] });
    problems.push(...(isOk ? styleProblems(output) : [output]));
  }
  return findingOf(problems);
}

/** The lines of doiuse that tell of something that is not accepted: `file:1:2: CSS resize property not supported by: … (css-resize)`. */
export function styleProblems(output: string): readonly string[] {
  return output.split('\n').filter((line) => {
    const feature = / supported by: .* \(([\w-]+)\)$/.exec(line)?.[1];
    return feature !== undefined && !(feature in acceptedInStyles);
  });
}

/**
 * Units and functions that no checker looks for: `lh` came with Safari 16.4 and Firefox 120, and a declaration with it is
 * left out as a whole where it is unknown.
 */
export function unitProblems(file: string, text: string): readonly string[] {
  return [...text.matchAll(/[^{};]*\d(?:lh|rlh|cap|ric)\b[^{};]*/g)].map(([declaration]) => `${file}: ${declaration}`);
}

/**
 * Named function expressions with a destructured parameter of their own name, which Safari before 16.3 refuses: no parameter
 * is rewritten for its sake (`rsbuild.config.ts`).
 */
export function parameterProblems(file: string, text: string): readonly string[] {
  return [...text.matchAll(/\bfunction\*? ([\w$]+)\(([^()]*)\)/g)]
    .filter(([, name = '', parameters = '']) => namesIn(parameters).includes(name))
    .map(([start]) => `${file}: ${start}`);
}

/** The names that patterns and the rest among parameters give: of `a,{b:c,d},...e` these are c, d and e. */
function namesIn(parameters: string): readonly string[] {
  const patterns = parameters.match(/[{[].*[}\]]|\.\.\.[\w$]+/g) ?? [];
  return patterns.flatMap((pattern) => pattern.match(/[\w$]+(?=\s*[,=}\]]|$)/g) ?? []);
}
