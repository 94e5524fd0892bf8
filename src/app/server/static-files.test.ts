import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readStaticFiles } from './static-files.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'static-files-'));
  mkdirSync(`${folder}/static/js`, { recursive: true });
  write('static/js/main.0123456789.js', 'script');
  write('static/js/main.0123456789.js.br', 'small');
  write('robots.txt', 'robots');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(`${folder}/${file}`, text);

test('the list has the files of the build with their types and compressed forms', () => {
  const files = readStaticFiles(folder);
  expect([...files.keys()].toSorted()).toEqual(['/robots.txt', '/static/js/main.0123456789.js']);
  const script = files.get('/static/js/main.0123456789.js');
  expect(script).toMatchObject({ type: 'text/javascript; charset=utf-8', isImmutable: true });
  expect(script?.bodies.br?.toString()).toBe('small');
  expect(files.get('/robots.txt')).toMatchObject({ isImmutable: false, bodies: { identity: Buffer.from('robots') } });
});

test('source maps and files of an unknown type are not on it', () => {
  write('static/js/main.0123456789.js.map', 'map');
  write('notes.md', 'notes');
  write('.env', 'SECRET=1');
  expect(readStaticFiles(folder).size).toBe(2);
});

test('the tag follows the content', () => {
  const before = readStaticFiles(folder).get('/robots.txt')?.etag;
  write('robots.txt', 'other');
  expect(readStaticFiles(folder).get('/robots.txt')?.etag).not.toBe(before);
});
