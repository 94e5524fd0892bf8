import { describe, test } from 'vitest';
import type { Rule } from './rule.ts';

/** Proves every rule in a world of its own. */
export function proveRules<World>(
  name: string,
  rules: readonly Rule<World>[],
  makeWorld: () => World | Promise<World>,
) {
  describe(name, () => {
    for (const { title, prove } of rules) test(title, async () => prove(await makeWorld()));
  });
}
