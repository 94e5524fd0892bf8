import { expect, test } from 'vitest';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createFaultLog } from './fault-log.ts';

test('a fault that goes on is logged once, another one too, and the same again after it was over', () => {
  const log = createMemoryLog();
  const faults = createFaultLog(log);
  faults.failed('The device is full.');
  faults.failed('The device is full.');
  faults.failed('The device is gone.');
  faults.failed('The device is full.');
  faults.over();
  faults.failed('The device is gone.');
  expect(log.errors()).toEqual(['The device is full.', 'The device is gone.', 'The device is gone.']);
});
