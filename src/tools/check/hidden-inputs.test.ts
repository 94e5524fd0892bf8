import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCommandRunner } from '../commands/command-runner.ts';

const project = join(import.meta.dirname, '../../..');
const configuration = [
  'biome.json',
  '.gitignore',
  'src/tools/check/hidden-inputs.grit',
  'src/tools/check/spoken-literals.grit',
];
let copy = '';

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'zari-inputs-'));
  for (const path of configuration) await cp(join(project, path), join(copy, path), { recursive: true });
});
afterAll(() => rm(copy, { recursive: true }));

const lint = async (path: string, expression: string) => {
  await mkdir(dirname(join(copy, path)), { recursive: true });
  await writeFile(join(copy, path), `export const read = () => ${expression};\n`);
  const biome = join(project, 'node_modules/.bin/biome');
  return createCommandRunner(copy).run({ program: biome, args: ['lint', '--colors=off', path] });
};

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
  ['the app', 'src/app/browser.tsx', 'document.title'],
  ['a date that is given', 'src/domain/cart/rule.ts', 'new Date(0)'],
])('%s is free', async (_, path, expression) => {
  expect((await lint(path, expression)).isOk).toBe(true);
});
