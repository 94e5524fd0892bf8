import { expect, test } from 'vitest';
import { readStoredDeviceFlag } from './stored-device-flag.ts';

const claim = { code: 'size-hint', createdAt: '2026-11-23T09:30:00.000Z', value: true, description: 'Read.' };

test.each(['yes', 7, false, ''])('ACC-19 a kept claim with the value %j is read as it was kept', (value) => {
  expect(readStoredDeviceFlag({ ...claim, value })).toEqual({ ...claim, value });
});

test.each([
  ['nothing', null],
  ['a text', 'size-hint'],
  ['no code', { ...claim, code: '' }],
  ['a code of another kind', { ...claim, code: 7 }],
  ['no time', { ...claim, createdAt: undefined }],
  ['no value', { ...claim, value: null }],
  ['a list as its value', { ...claim, value: ['yes'] }],
  ['no description', { ...claim, description: undefined }],
])('what a device kept as a claim with %s is none', (_fault, stored) => {
  expect(readStoredDeviceFlag(stored)).toBe(null);
});
