import { expect, test } from 'vitest';
import { layerImports } from './layer-imports.ts';
import { layerPicture } from './layer-picture.ts';

test('layers import each other by files, types, side effects and chunks; tests, tools and the own layer are left out', () => {
  const sources = [
    {
      path: 'app/a.ts',
      text: "import type { B } from '#ui/b.ts';\nconst c = import(/* webpackChunkName: \"c\" */ '#domain/c.ts');\n",
    },
    { path: 'app/d.ts', text: "import '#config/d.ts';\nimport { a } from '#app/a.ts';\n" },
    { path: 'ui/b.test.ts', text: "import { e } from '#adapters/e.ts';\n" },
    { path: 'tools/f.ts', text: "import { e } from '#adapters/e.ts';\n" },
  ];
  expect(layerImports(sources)).toEqual([
    { from: 'app', to: 'config' },
    { from: 'app', to: 'domain' },
    { from: 'app', to: 'ui' },
  ]);
});

test('each import is an arrow', () => {
  const picture = layerPicture([{ from: 'ui', to: 'viewmodels' }]);
  expect(picture.match(/<title>[\w ]+ imports [\w ]+/g)).toEqual(['<title>ui imports viewmodels']);
});

test('a layer without a place in the picture is told', () => {
  expect(() => layerPicture([{ from: 'ui', to: 'gifts' }])).toThrow('The picture has no place for gifts.');
});
