import { type Weight, weightLimits } from './limits.ts';
import type { WeighedPage } from './weigh.ts';

const columns = [
  ['linkedScripts', 'JS linked'],
  ['allScripts', 'JS in all'],
  ['scriptFiles', 'JS files'],
  ['styles', 'CSS'],
  ['fonts', 'fonts'],
] as const satisfies readonly (readonly [keyof Weight, string])[];

/** A row for each screen, what is too much marked by an exclamation mark, and the limits below. */
export function weightTable(pages: readonly WeighedPage[]): string {
  const head = ['bytes as they travel', ...columns.map(([, title]) => title), 'addresses'];
  const atMost = [['at most', ...numbersOf(weightLimits), '']];
  return aligned([head, ...pages.map(rowOf), ...atMost]);
}

function rowOf({ screen, weight, broken, paths }: WeighedPage): readonly string[] {
  const marked = numbersOf(weight).map((text, at) => (isIn(broken, at) ? `! ${text}` : text));
  return [screen, ...marked, paths.join('  ')];
}

function isIn(broken: WeighedPage['broken'], at: number): boolean {
  return broken.some((name) => name === columns[at]?.[0]);
}

function numbersOf(weight: Weight): readonly string[] {
  return columns.map(([name]) => weight[name].toLocaleString('en'));
}

/** Words to the left of their column, numbers to the right. */
function aligned(table: readonly (readonly string[])[]): string {
  const last = columns.length + 1;
  const widthOf = (at: number): number => Math.max(...table.map((row) => row[at]?.length ?? 0));
  const cell = (text: string, at: number): string =>
    at === 0 || at === last ? text.padEnd(widthOf(at)) : text.padStart(widthOf(at));
  return table.map((row) => row.map(cell).join('  ').trimEnd()).join('\n');
}
