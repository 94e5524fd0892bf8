import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const pages = readdirSync(join(root, 'docs/security'));
const text = pages.map((page) => readFileSync(join(root, 'docs/security', page), 'utf8')).join('\n');
const files = [...text.matchAll(/`([\w/.-]+\.tsx?)`/g)].map(([, file = '']) => file);

test('the rules of security name files that are there', () => {
  const paths = files.map((file) => (/^(src|api|shared|features|tools)\//.test(file) ? file : `api/${file}`));
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('the overview leads to each page of them', () => {
  const overview = readFileSync(join(root, 'docs/security.md'), 'utf8');
  expect(pages.filter((page) => !overview.includes(`(security/${page})`))).toEqual([]);
});
