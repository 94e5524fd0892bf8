import { expect, test } from 'vitest';
import { unsetValues } from './styles.ts';

const base = { path: 'base.css', text: ':root {\n  --s4: 1rem;\n}\n' };

test('a value that is set somewhere may be used', () => {
  expect(unsetValues([base, { path: 'sheet.css', text: '.form {\n  gap: var(--s4);\n}\n' }])).toEqual([]);
});

test('a value that a script sets may be used', () => {
  const script = { path: 'zoom.tsx', text: "style.setProperty('--scale', '2')" };
  expect(unsetValues([script, { path: 'zoom.css', text: '.image { scale: var(--scale); }' }])).toEqual([]);
});

test('a value that nobody sets is found', () => {
  expect(unsetValues([base, { path: 'sheet.css', text: '.form {\n  gap: var(--s5);\n}\n' }])).toEqual([
    'sheet.css: nobody sets --s5',
  ]);
});

test('what falls back on another value may be unset', () => {
  expect(unsetValues([{ path: 'zoom.css', text: '.image { scale: var(--scale, 1); }' }])).toEqual([]);
});
