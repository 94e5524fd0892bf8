import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { PlanResultCacheService } from './unused-parts.ts';

const inversify = createRequire(import.meta.url).resolve('inversify');

const methodsOf = (made: { readonly prototype: object }) => Object.getOwnPropertyNames(made.prototype).toSorted();

test('the memory of plans that remembers nothing has each method of the one that it stands for', async () => {
  const core: { PlanResultCacheService: { prototype: object } } = await import(
    createRequire(inversify).resolve('@inversifyjs/core')
  );
  expect(methodsOf(PlanResultCacheService)).toEqual(methodsOf(core.PlanResultCacheService));
});
