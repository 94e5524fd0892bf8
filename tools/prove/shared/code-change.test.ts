import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { strayChanges, strayed, withChange } from './code-change.ts';

const text = 'const one = 1;\nconst two = 2;\n';
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'zari-code-change-'));
  writeFileSync(join(root, 'a.ts'), text);
});
afterEach(() => rmSync(root, { recursive: true }));

const read = () => readFileSync(join(root, 'a.ts'), 'utf8');
const change = { file: 'a.ts', from: 'one = 1', to: 'one = $&' };

test('a change stands as long as it is used, as it is written', async () => {
  expect(await withChange(root, change, async () => read())).toBe('const one = $&;\nconst two = 2;\n');
  expect(read()).toBe(text);
});

test('a change is taken back when its use fails', async () => {
  await expect(withChange(root, change, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(read()).toBe(text);
});

test.each([
  ['stands nowhere', { ...change, from: 'three' }, '"three" does not stand once in a.ts'],
  ['stands twice', { ...change, from: 'const' }, '"const" does not stand once in a.ts'],
])('what %s is told and not replaced', async (_how, strange, sentence) => {
  await expect(withChange(root, strange, async () => read())).rejects.toThrow(sentence);
  const stray = await strayChanges(root, [change, strange]);
  expect(stray.map(strayed)).toEqual([sentence]);
  expect(read()).toBe(text);
});

test('a change of a file that is not there is a stray', async () => {
  const gone = { ...change, file: 'gone.ts' };
  expect(await strayChanges(root, [change, gone])).toEqual([gone]);
});
