import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCommandRunner } from '../commands/command-runner.ts';
import { checkLayers } from './layers.ts';

const project = join(import.meta.dirname, '../../..');
const rules = '.dependency-cruiser.cjs';

/** A shop that keeps the rules. */
const good: Readonly<Record<string, string>> = {
  'src/domain/shared/inner.ts': 'export const inner = 1;\n',
  'src/domain/cart/outer.ts': "import { inner } from '#domain/shared/inner.ts';\nexport const outer = inner;\n",
  'src/domain/cart/outer.test.ts': "import { thing } from '#adapters/memory/thing.ts';\nexport const a = thing;\n",
  'src/adapters/memory/thing.ts': 'export const thing = 1;\n',
  'src/composition/areas/cart.ts': "export const cart = 'cart';\n",
  'src/reference-api/app/app.ts': "export const app = 'app';\n",
  'src/demo-shop/collection/goods.ts': "export { app } from '#reference-api/app/app.ts';\n",
  'src/tools/check/steps.ts': 'export const steps = 1;\n',
  'src/tools/check.ts': "import { steps } from './check/steps.ts';\nexport const go = steps;\n",
  'src/app/pages/home.ts': "export const home = 'home';\n",
  'src/viewmodels/cart/thing.ts': 'export const thing = 1;\n',
  'src/ui/screens/cart/part.tsx': 'export const part = 1;\n',
  'src/ui/screens/cart/whole.tsx': "import { part } from './part.tsx';\nexport const whole = part;\n",
  'src/viewmodels/model.ts': "import { observable } from 'mobx';\nexport const a = observable;\n",
};

/** What breaks them, each in a file of its own, with the rule that must say so. */
const planted: readonly (readonly [what: string, path: string, text: string, rule: string])[] = [
  ['MobX in the domain', 'src/domain/catalog/a.ts', "export { observable } from 'mobx';\n", 'libraries-domain'],
  ['Node in the domain', 'src/domain/catalog/b.ts', "export { join } from 'node:path';\n", 'no-node-in-the-page'],
  [
    'an adapter in the domain',
    'src/domain/catalog/c.ts',
    "export { thing } from '#adapters/memory/thing.ts';\n",
    'layer-domain',
  ],
  [
    'an outer area',
    'src/domain/catalog/d.ts',
    "export { outer } from '#domain/cart/outer.ts';\n",
    'area-domain-catalog',
  ],
  [
    'a type of an outer area',
    'src/domain/catalog/e.ts',
    "export type { outer } from '#domain/cart/outer.ts';\n",
    'area-domain-catalog',
  ],
  [
    'an area without a place',
    'src/domain/gifts/f.ts',
    "export { inner } from '#domain/shared/inner.ts';\n",
    'area-unknown-domain',
  ],
  [
    'an outer area of the API',
    'src/reference-api/money/p.ts',
    "export { app } from '#reference-api/app/app.ts';\n",
    'area-reference-api-money',
  ],
  [
    'the demo shop in the API',
    'src/reference-api/seed/s.ts',
    "export { app } from '#demo-shop/collection/goods.ts';\n",
    'layer-reference-api',
  ],
  [
    'an outer area of the demo shop',
    'src/demo-shop/pictures/t.ts',
    "export { app } from '#demo-shop/collection/goods.ts';\n",
    'area-demo-shop-pictures',
  ],
  [
    'an outer area of the wiring',
    'src/composition/wiring/o.ts',
    "export { cart } from '../areas/cart.ts';\n",
    'area-composition-wiring',
  ],
  [
    'an outer area of the tools',
    'src/tools/files/q.ts',
    "export { steps } from '../check/steps.ts';\n",
    'area-tools-files',
  ],
  ['a command as a part of another', 'src/tools/check/r.ts', "export { go } from '../check.ts';\n", 'commands-are-run'],
  [
    'an outer area of the adapters',
    'src/adapters/http/q.ts',
    "export { thing } from '#adapters/memory/thing.ts';\n",
    'area-adapters-http',
  ],
  ['an outer area of the app', 'src/app/page/r.ts', "export { home } from '#app/pages/home.ts';\n", 'area-app-page'],
  [
    'an outer area of the view models',
    'src/viewmodels/messages/r.ts',
    "export { thing } from '../cart/thing.ts';\n",
    'area-viewmodels-messages',
  ],
  [
    'a screen in a component',
    'src/ui/components/r.tsx',
    "export { part } from '#ui/screens/cart/part.tsx';\n",
    'area-ui-components',
  ],
  [
    'a part of another screen',
    'src/ui/screens/home/r.tsx',
    "export { part } from '#ui/screens/cart/part.tsx';\n",
    'screens-stand-alone',
  ],
  ['the domain in a screen', 'src/ui/g.tsx', "export { inner } from '#domain/shared/inner.ts';\n", 'layer-ui'],
  [
    'a real adapter in a test of the domain',
    'src/domain/cart/h.test.ts',
    "import '#adapters/http/i.ts';\n",
    'domain-is-tested-with-fakes',
  ],
  [
    'a fake in the shop itself',
    'src/composition/areas/q.ts',
    "export { thing } from '#adapters/memory/thing.ts';\n",
    'fakes-are-for-tests',
  ],
  ['React in a view model', 'src/viewmodels/j.ts', "export { useState } from 'react';\n", 'libraries-viewmodels'],
  ['MobX in an adapter', 'src/adapters/http/i.ts', "export { observable } from 'mobx';\n", 'libraries-adapters'],
  ['an import of nothing', 'src/domain/catalog/k.ts', "export { gone } from './gone.ts';\n", 'nothing-unresolvable'],
  [
    'a feature in the shop',
    'src/app/l.ts',
    "export { world } from '../../features/world.ts';\n",
    'src-ignores-features',
  ],
  [
    'a verb of the domain in the hands of a shopper',
    'features/shoppers/m.ts',
    "export { outer } from '#domain/cart/outer.ts';\n",
    'shoppers-press-and-read',
  ],
  [
    'a cell in the hands of a shopper',
    'features/shoppers/n.ts',
    "export { thing } from '#adapters/memory/thing.ts';\n",
    'shoppers-press-and-read',
  ],
];

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
