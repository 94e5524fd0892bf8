import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
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
  const rounds = Array.from({ length: 40 }, (_, round) => join(folder, String(round)));
  for (const round of rounds) {
    mkdirSync(round);
    writeFileSync(join(round, 'process.lock'), String(NOBODY));
  }
  const code = `
    const { takeLock } = await import(${JSON.stringify(new URL('./lock-file.ts', import.meta.url).href)});
    const { createInterface } = await import('node:readline');
    console.log('ready');
    for await (const folder of createInterface({ input: process.stdin })) console.log(takeLock(folder).kind);`;
  const children = Array.from({ length: 6 }, () => {
    const { stdin, stdout } = spawn(process.execPath, ['--input-type=module', '--eval', code], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: stdout })[Symbol.asyncIterator]();
    return { stdin, line: async () => (await lines.next()).value ?? 'ended' };
  });
  const lineOfEach = () => Promise.all(children.map(({ line }) => line()));

  expect(await lineOfEach()).toEqual(children.map(() => 'ready'));
  for (const round of rounds) {
    for (const { stdin } of children) stdin.write(`${round}\n`);
    expect((await lineOfEach()).toSorted()).toEqual(['held', 'held', 'held', 'held', 'held', 'taken']);
  }
  for (const { stdin } of children) stdin.end(); // not before: a lock of the dead is anybody's
}, 60_000); // six processes begin
