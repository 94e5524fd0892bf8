import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStyleTrial, type StyleTrial } from './style-trial-for-tests.ts';

let trial: StyleTrial;
beforeAll(async () => {
  trial = await openStyleTrial();
});
afterAll(() => trial.close());

const lint = (path: string, expression: string) => trial.lint(path, `export const read = () => ${expression};\n`);

test.each([
  'Date.now()',
  'new Date()',
  'Math.random()',
  'window.name',
  'document.title',
  "fetch('/')",
  "localStorage.getItem('a')",
])('the domain and the screens may not read %s', async (expression) => {
  for (const path of ['src/domain/cart/rule.ts', 'src/ui/components/part.tsx', 'src/viewmodels/cart/model.ts']) {
    const { isOk, output } = await lint(path, expression);
    expect(isOk, path).toBe(false);
    expect(output).toMatch(/port|adapter/);
  }
});

test.each([
  ['an adapter', 'src/adapters/browser/system-clock.ts', 'Date.now()'],
  ['a test', 'src/domain/cart/rule.test.ts', 'new Date()'],
  ['the app', 'src/app/browser/browser.tsx', 'document.title'],
  ['a date that is given', 'src/domain/cart/rule.ts', 'new Date(0)'],
])('%s is free', async (_, path, expression) => {
  expect((await lint(path, expression)).isOk).toBe(true);
});
