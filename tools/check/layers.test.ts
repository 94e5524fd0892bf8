import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCommandRunner } from '../commands/command-runner.ts';
import { good, planted } from './layer-trials-for-tests.ts';
import { checkLayers } from './layers.ts';

const project = join(import.meta.dirname, '../..');
const rules = '.dependency-cruiser.cjs';

const copies: string[] = [];
const shopWith = async (files: Readonly<Record<string, string>>): Promise<string> => {
  const copy = await mkdtemp(join(tmpdir(), 'zari-layers-'));
  copies.push(copy);
  for (const path of [rules, 'package.json']) await cp(join(project, path), join(copy, path));
  await symlink(join(project, 'node_modules'), join(copy, 'node_modules'));
  for (const [path, text] of Object.entries({ ...good, ...files })) {
    await mkdir(dirname(join(copy, path)), { recursive: true });
    await writeFile(join(copy, path), text);
  }
  return copy;
};
const check = async (files: Readonly<Record<string, string>>) => {
  const copy = await shopWith(files);
  return checkLayers(createCommandRunner(copy), copy);
};

afterAll(() => Promise.all(copies.map((copy) => rm(copy, { recursive: true }))));

test('imports that lead inwards, and fakes in tests, are fine', async () => {
  expect(await check({})).toEqual({ isOk: true, report: '' });
});

let lines: readonly string[] = [];
beforeAll(async () => {
  const files = Object.fromEntries(planted.map(([, path, text]) => [path, text]));
  const { report } = await check({ ...files, 'features/world.ts': 'export const world = 1;\n' });
  lines = report.split('\n');
});

test.each(planted)('%s is caught', (_, path, __, rule) => {
  expect(lines.filter((line) => line.startsWith(`${rule}: ${path} → `))).toHaveLength(1);
});

test('a circle of imports is caught with its way, also one of types', async () => {
  const { report } = await check({
    'src/domain/shared/one.ts': "import { two } from './two.ts';\nexport const one = two;\n",
    'src/domain/shared/two.ts': "import type { one } from './one.ts';\nexport const two = 1 as typeof one;\n",
  });
  expect(report).toContain('no-cycles: src/domain/shared/one.ts → src/domain/shared/two.ts → src/domain/shared/one.ts');
});

test('two folders that import each other are caught, though no file of them is in a circle', async () => {
  const { report } = await check({
    'src/viewmodels/cart/cart.ts': "export { a as cart } from '#viewmodels/model.ts';\n",
    'src/viewmodels/shop.ts': "export { cart } from '#viewmodels/cart/cart.ts';\n",
  });
  expect(report).toContain(
    'folder-pair: src/viewmodels/cart/cart.ts → src/viewmodels/model.ts, ' +
      'but src/viewmodels/shop.ts → src/viewmodels/cart/cart.ts',
  );
});

test('a file that the tool does not read is caught', async () => {
  const text = await readFile(join(project, rules), 'utf8');
  const { isOk, report } = await check({ [rules]: text.replace("parser: 'swc',", "exclude: 'inner',") });
  expect(isOk).toBe(false);
  expect(report).toContain('src/domain/shared/inner.ts was not read');
});
