import { expect, test } from 'vitest';
import * as still from './still-mobx.ts';

class Model {
  readonly #name: string;
  left = 2;

  constructor(name: string) {
    this.#name = name;
    still.makeAutoObservable(this);
  }

  get greeting(): string {
    return `${this.#name}, ${this.left} left`;
  }

  take(): string {
    this.left -= 1;
    return this.greeting;
  }
}

test('a model reads as it is written, and its methods keep their model', () => {
  const model = new Model('Asha');
  const other = new Model('Meera');
  const { take } = model;
  expect(model.greeting).toBe('Asha, 2 left');
  expect(take()).toBe('Asha, 1 left');
  expect([model.greeting, other.greeting]).toEqual(['Asha, 1 left', 'Meera, 2 left']);
});

test('it holds all that the models take from MobX', async () => {
  const { globSync, readFileSync } = await import('node:fs');
  const sources = globSync('src/{viewmodels,ui,app,composition}/**/*.{ts,tsx}').filter(
    (file) => !file.includes('test'),
  );
  const taken = sources.flatMap((file) => {
    const names = /import \{([^}]*)\} from 'mobx'/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
    return names.split(',').map((name) => name.trim());
  });
  expect([...new Set(taken)].filter((name) => name !== '' && !(name in still))).toEqual([]);
});
