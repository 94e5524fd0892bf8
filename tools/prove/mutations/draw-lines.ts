import type { Random } from '../shared/random.ts';

/** A source file, from the root of the project, and its text. */
export type Source = { readonly path: string; readonly text: string };

/** A line of a file; the first is 1. */
export type Line = { readonly path: string; readonly line: number };

/** What says nothing that a program does: blanks, comments, imports, types, and brackets alone. */
const IDLE = /^\s*($|\/\/|\/?\*|import\b|export type\b|type\b|readonly\b|[\])};,]+$)/;

/** So many lines that may do something, each once, drawn from all of them; all where there are fewer. */
export function drawLines(sources: readonly Source[], count: number, random: Random): readonly Line[] {
  const left = sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((words, at) => (IDLE.test(words) ? [] : { path, line: at + 1 })),
  );
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(random.below(left.length), 1)).flat();
}
