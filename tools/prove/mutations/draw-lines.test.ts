import { expect, test } from 'vitest';
import { createRandom } from '../shared/random.ts';
import { drawLines } from './draw-lines.ts';

const text = `import { a } from './a.ts';

/** A word. */
export type B = {
  readonly c: number;
};

export function d(): number {
  // why
  return a() + 1;
}
`;

test('lines that do nothing are not drawn, and no line twice', () => {
  const drawn = drawLines([{ path: 'd.ts', text }], 9, createRandom(1));
  expect(drawn.toSorted((one, other) => one.line - other.line)).toEqual([
    { path: 'd.ts', line: 8 },
    { path: 'd.ts', line: 10 },
  ]);
});

test('the same seed draws the same lines, and no more than are wished', () => {
  const sources = [
    { path: 'd.ts', text },
    { path: 'e.ts', text },
  ];
  const drawn = drawLines(sources, 2, createRandom(7));
  expect(drawn).toHaveLength(2);
  expect(drawLines(sources, 2, createRandom(7))).toEqual(drawn);
});
