import { expect, test } from 'vitest';
import { readStoredSizeUnit } from './stored-size-unit.ts';

test.each(['in', 'cm'])('a device that kept %j kept that', (stored) => {
  expect(readStoredSizeUnit(stored)).toBe(stored);
});

test.each([null, undefined, '', 'ft', 'CM', 2.54, ['cm'], { unit: 'cm' }])(
  'a device that kept %j kept nothing',
  (stored) => {
    expect(readStoredSizeUnit(stored)).toBeNull();
  },
);
