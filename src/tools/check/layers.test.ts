import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCommandRunner } from '../commands/command-runner.ts';
import { checkLayers } from './layers.ts';

const project = join(import.meta.dirname, '../../..');
const rule = 'src/domain/catalog/some-rule.ts';
let copy = '';

const put = async (path: string, text: string): Promise<void> => {
  await mkdir(dirname(join(copy, path)), { recursive: true });
  await writeFile(join(copy, path), text);
};
const check = () => checkLayers(createCommandRunner(copy), copy);

beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'zari-layers-'));
  await cp(join(project, '.dependency-cruiser.cjs'), join(copy, '.dependency-cruiser.cjs'));
  await cp(join(project, 'package.json'), join(copy, 'package.json'));
  await symlink(join(project, 'node_modules'), join(copy, 'node_modules'));
  await put('src/domain/shared/inner.ts', 'export const inner = 1;\n');
  await put(
    'src/domain/cart/outer.ts',
    "import { inner } from '#domain/shared/inner.ts';\nexport const outer = inner;\n",
  );
  await put('src/adapters/memory/memory-thing.ts', 'export const thing = 1;\n');
  await put(rule, "import { inner } from '#domain/shared/inner.ts';\nexport const value = inner;\n");
});
afterEach(() => rm(copy, { recursive: true }));

test('imports that lead inwards are fine', async () => {
  expect(await check()).toEqual({ isOk: true, report: '' });
});

test.each([
  [
    'MobX in the domain',
    rule,
    "import { observable } from 'mobx';\nexport const a = observable;\n",
    'libraries-domain',
  ],
  ['Node in the domain', rule, "import { join } from 'node:path';\nexport const a = join;\n", 'no-node-in-the-page'],
  [
    'an adapter in the domain',
    rule,
    "import { thing } from '#adapters/memory/memory-thing.ts';\nexport const a = thing;\n",
    'layer-domain',
  ],
  [
    'an outer area in an inner one',
    rule,
    "import { outer } from '#domain/cart/outer.ts';\nexport const a = outer;\n",
    'area-catalog',
  ],
  [
    'a type of an outer area in an inner one',
    rule,
    "import type { outer } from '#domain/cart/outer.ts';\nexport type A = typeof outer;\n",
    'area-catalog',
  ],
  [
    'an area without a place in the order',
    'src/domain/gifts/gift.ts',
    "import { inner } from '#domain/shared/inner.ts';\nexport const a = inner;\n",
    'area-unknown',
  ],
  [
    'a screen that reads the domain',
    'src/ui/screen.tsx',
    "import { inner } from '#domain/shared/inner.ts';\nexport const a = inner;\n",
    'layer-ui',
  ],
  ['an import of nothing', rule, "import { gone } from './gone.ts';\nexport const a = gone;\n", 'nothing-unresolvable'],
])('%s is caught', async (_, path, text, name) => {
  await put(path, text);
  const { isOk, report } = await check();
  expect(isOk).toBe(false);
  expect(report).toContain(name);
});

test('a circle of imports is caught with its way', async () => {
  await put('src/domain/shared/inner.ts', "import { back } from './back.ts';\nexport const inner = back;\n");
  await put(
    'src/domain/shared/back.ts',
    "import type { inner } from './inner.ts';\nexport const back = 1 as typeof inner;\n",
  );
  const { report } = await check();
  expect(report).toContain('no-cycles');
  expect(report).toContain('src/domain/shared/back.ts → src/domain/shared/inner.ts');
});

test('a file that the tool does not read is caught', async () => {
  const rules = await readFile(join(copy, '.dependency-cruiser.cjs'), 'utf8');
  await put('.dependency-cruiser.cjs', rules.replace("parser: 'swc',", "exclude: 'some-rule',"));
  const { isOk, report } = await check();
  expect(isOk).toBe(false);
  expect(report).toContain(`${rule} was not read`);
});
