import { expect, test } from 'vitest';
import { folderPairs } from './folder-pairs.ts';

const there = { from: 'src/ui/cart/line.tsx', to: 'src/ui/parts/button.tsx' };

test('folders that import one way are no pair', () => {
  expect(folderPairs([there, { from: 'src/ui/cart/a.ts', to: 'src/ui/parts/b.ts' }])).toEqual([]);
});

test('folders that import each other are told once, with a file for either way', () => {
  expect(folderPairs([there, { from: 'src/ui/parts/price.tsx', to: 'src/ui/cart/total.ts' }])).toEqual([
    'folder-pair: src/ui/cart/line.tsx → src/ui/parts/button.tsx, but src/ui/parts/price.tsx → src/ui/cart/total.ts',
  ]);
});

test('a folder and one in it are a pair, too', () => {
  const [first, ...further] = folderPairs([
    { from: 'src/app/main.ts', to: 'src/app/pages/home.ts' },
    { from: 'src/app/pages/home.ts', to: 'src/app/page.ts' },
  ]);
  expect(first).toContain('src/app/pages/home.ts → src/app/page.ts');
  expect(further).toEqual([]);
});

test.each([
  ['a test that looks back', { from: 'src/ui/parts/button.test.tsx', to: 'src/ui/cart/line.tsx' }],
  ['what helps tests', { from: 'src/ui/parts/shop-for-tests.ts', to: 'src/ui/cart/line.tsx' }],
  ['an example', { from: 'features/parts/step.ts', to: 'src/ui/cart/line.tsx' }],
  ['two files of one folder', { from: 'src/ui/parts/button.tsx', to: 'src/ui/parts/price.tsx' }],
])('%s makes no pair', (_, back) => {
  expect(folderPairs([there, back])).toEqual([]);
});
