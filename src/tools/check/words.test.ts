import { expect, test } from 'vitest';
import { wordProblems } from './words.ts';

const part = `export const cartWords = definePart('cart', {\n  keep: 'Keep',\n  more: (n: number) => \`\${n}\`,\n});\n`;
const sources = [
  { path: 'viewmodels/words/cart/en.ts', text: part },
  { path: 'viewmodels/words/languages/shares.ts', text: 'Parts<typeof cartWords>' },
  { path: 'ui/cart.tsx', text: 'const words = useWords(cartWords); words.keep; words.more(2);' },
];

test('words that are shown in every language are well', () => {
  expect(wordProblems(sources)).toEqual([]);
});

test('a text that nobody shows is found', () => {
  const planted = sources.map((each) => ({
    ...each,
    text: each.text.replace("  keep: 'Keep',", "  keep: 'Keep',\n  lost: 'Lost',"),
  }));
  expect(wordProblems(planted)).toEqual(['viewmodels/words/cart/en.ts: nobody shows the text "lost"']);
});

test('a part that no language has is found', () => {
  const planted = sources.map((each) => (each.path.endsWith('shares.ts') ? { ...each, text: '' } : each));
  expect(wordProblems(planted)).toEqual([
    'viewmodels/words/cart/en.ts: no language has the part cartWords (see shares.ts)',
  ]);
});

test('a text in the English of the United States is found, a key and a message that is kept are not', () => {
  const written = (text: string) => sources.map((each) => (each.text === part ? { ...each, text } : each));
  const planted = part.replace("'Keep'", "'Canceled in this color'");
  expect(wordProblems(written(planted))).toEqual([
    "viewmodels/words/cart/en.ts: not the English of the house: 'Canceled in this color'",
  ]);
  for (const kept of ["'Sold out. Your order has been canceled.'", "'Cancelled'"]) {
    expect(wordProblems(written(part.replace("'Keep'", kept)))).toEqual([]);
  }
});
