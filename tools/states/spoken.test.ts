import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { changedLines, spokenChanges, withoutAddresses } from './spoken.ts';

const folder = mkdtempSync(join(tmpdir(), 'zari-spoken-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('addresses are left out, and what holds nothing else ends where it is named', () => {
  const snapshot = '- list:\n  - link "Home":\n    - /url: /\n  - text: Zari';
  expect(withoutAddresses(snapshot)).toBe('- list:\n  - link "Home"\n  - text: Zari\n');
});

test('a changed name is shown with the one before it', () => {
  expect(changedLines('- a\n- b\n- c\n', '- a\n- x\n- c\n')).toEqual(['- - b', '+ - x']);
  expect(changedLines('- a\n', '- a\n- a\n')).toEqual(['+ - a']);
  expect(changedLines('- a\n- b\n', '- b\n')).toEqual(['- - a']);
});

test('a change counts until it is accepted', () => {
  const file = join(folder, 'below', 'cart.yaml');
  expect(spokenChanges(file, '- a\n', false)).not.toEqual([]);
  expect(spokenChanges(file, '- a\n', true)).toEqual([]);
  expect(readFileSync(file, 'utf8')).toBe('- a\n');
  expect(spokenChanges(file, '- a\n', false)).toEqual([]);
  expect(spokenChanges(file, '- b\n', false)).toEqual(['- - a', '+ - b']);
});
