import { expect, test } from 'vitest';
import { changedIds } from './changed-ids.ts';

const lineIn = (id: string, file: string) => ({ id, lost: '', file, from: '', to: '' });
const lines = [lineIn('CART-01', 'src/cart.ts'), lineIn('CART-02', 'src/other.ts'), lineIn('UI-01', 'src/ui.ts')];
const testsOf = (id: string) => ({
  hasPlainExample: true,
  hasExample: true,
  units: id === 'CART-02' ? ['src/cart.test.ts'] : [],
  features: id === 'UI-01' ? ['features/ui.feature'] : [],
});
const changed = (...files: readonly string[]) => [...changedIds(lines, { files: new Set(files), testsOf })];

test.each([
  ['the line that is broken', 'src/cart.ts', ['CART-01']],
  ['a unit test', 'src/cart.test.ts', ['CART-02']],
  ['an example', 'features/ui.feature', ['UI-01']],
  ['anything else', 'README.md', []],
])('a change of the file of %s', (_what, file, ids) => {
  expect(changed(file)).toEqual(ids);
});
