import { globSync } from 'node:fs';
import { join } from 'node:path';
import { isObservable } from 'mobx';
import { describe, expect, test } from 'vitest';

type Model = Readonly<Record<string, unknown>>;
type ModelClass = { readonly name: string; readonly prototype: object; new (...ports: readonly unknown[]): Model };

/** Stands for all ports at once: whatever is read of it or asked of it is the same again. */
const anyPort: unknown = new Proxy(() => undefined, {
  get: (_target, name) => (name === Symbol.iterator ? () => [].values() : anyPort),
  apply: () => anyPort,
});

const folder = join(import.meta.dirname, '..');
const paths = globSync('*/*.ts', { cwd: folder }).filter((path) => /-(?:model|path)\.ts$/.test(path));
const modules: readonly Readonly<Record<string, unknown>>[] = await Promise.all(
  paths.map((path) => import(join(folder, path))),
);
const classes = modules.flatMap((found) => Object.values(found).filter(isClass));

function isClass(found: unknown): found is ModelClass {
  return typeof found === 'function' && /^class\b/.test(String(found));
}

/** Names of what can be done with a model, and not only read. */
function verbsOf({ prototype }: ModelClass): readonly string[] {
  return Object.entries(Object.getOwnPropertyDescriptors(prototype)).flatMap(([name, { value }]) =>
    typeof value === 'function' && name !== 'constructor' ? name : [],
  );
}

describe('a verb of a model can be handed to a button by itself', () => {
  const models = classes.map((model) => ({ name: model.name, model, made: new model(anyPort, anyPort, anyPort) }));

  test.each(models.filter(({ made }) => isObservable(made)))('$name', ({ model, made }) => {
    const loose = verbsOf(model).filter((name) => made[name] === Reflect.get(model.prototype, name));
    expect(loose).toEqual([]);
  });
});
