import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { statesForTests } from '#domain/orders/states-for-tests.ts';
import { filesBelowEach } from '../files/source-files.ts';

const root = join(import.meta.dirname, '../..');

/** Where an order is made, changed, or read from a device. */
const changes: readonly string[] = [
  'src/domain/orders/make-order.ts',
  'src/domain/orders/order-status.ts',
  'src/domain/orders/order-transitions.ts',
  'src/adapters/stored/stored-order-status.ts',
];

const statuses = Object.keys(statesForTests).join('|');
const change = new RegExp(`status: '(?:${statuses})'|hasLeftCart: (?:true|false)`);

test('no order is changed but by the functions beside the table of what may become of it', async () => {
  const paths = await filesBelowEach(
    root,
    ['src/domain', 'src/adapters', 'src/viewmodels', 'src/composition'],
    /[.]ts$/,
  );
  const shipped = paths.filter((path) => !/[.]test[.]ts$|-for-tests[.]ts$|adapters\/contracts\//.test(path));
  const found = await Promise.all(
    shipped.map(async (path) => (change.test(await readFile(join(root, path), 'utf8')) ? [path] : [])),
  );
  expect(found.flat().toSorted()).toEqual(changes.toSorted());
});
