import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeLock } from './lock-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const NOBODY = 2 ** 22 + 1; // above the largest process id of Linux

test('the lock names this process and goes when it is released', () => {
  const lock = takeLock(folder);
  const file = join(folder, 'process.lock');
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  if (lock.kind === 'taken') lock.release();
  expect(existsSync(file)).toBe(false);
});

test('a living holder is respected', () => {
  writeFileSync(join(folder, 'process.lock'), String(process.ppid));
  expect(takeLock(folder)).toEqual({ kind: 'held', processId: process.ppid });
});

test.each([String(NOBODY), '', 'nonsense'])('a lock left behind is taken over: "%s"', (left) => {
  writeFileSync(join(folder, 'process.lock'), left);
  expect(takeLock(folder).kind).toBe('taken');
  expect(readFileSync(join(folder, 'process.lock'), 'utf8')).toBe(String(process.pid));
});

test('a lock that somebody else took meanwhile is not released', () => {
  const lock = takeLock(folder);
  writeFileSync(join(folder, 'process.lock'), String(NOBODY));
  if (lock.kind === 'taken') lock.release();
  expect(readFileSync(join(folder, 'process.lock'), 'utf8')).toBe(String(NOBODY));
});

test('of many processes that find a lock left behind one takes it over', async () => {
  writeFileSync(join(folder, 'process.lock'), String(NOBODY));
  const code = `
    const { takeLock } = await import(${JSON.stringify(new URL('./lock-file.ts', import.meta.url).href)});
    const { once } = await import('node:events');
    console.log('ready');
    await once(process.stdin, 'data');
    console.log(takeLock(process.argv[1]).kind);
    setInterval(() => {}, 1000);`;
  const children = Array.from({ length: 6 }, () =>
    spawn(process.execPath, ['--input-type=module', '--eval', code, folder]),
  );
  const saidByAll = () =>
    Promise.all(children.map(async ({ stdout }) => String((await once(stdout, 'data'))[0]).trim()));
  await saidByAll(); // each is ready
  const saying = saidByAll();
  for (const { stdin } of children) stdin.write('go');
  const said = await saying;
  for (const child of children) child.kill('SIGKILL'); // not before: a lock of the dead is anybody's
  expect(said.toSorted()).toEqual(['held', 'held', 'held', 'held', 'held', 'taken']);
}, 60_000); // six processes begin
