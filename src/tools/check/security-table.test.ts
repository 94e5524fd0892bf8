import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const text = readFileSync(join(root, 'docs/security.md'), 'utf8');
const files = [...text.matchAll(/`([\w/.-]+\.tsx?)`/g)].map(([, file = '']) => file);

test('the table of security names files that are there', () => {
  const paths = files.map((file) => (file.startsWith('src/') ? file : `src/reference-api/${file}`));
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
