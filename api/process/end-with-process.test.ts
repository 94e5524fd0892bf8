import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { endWithProcess } from './end-with-process.ts';

function processOf(stop: () => Promise<void> = async () => {}) {
  const events = new EventEmitter();
  const exit = vi.fn();
  const ended = new Promise<number>((resolve) => exit.mockImplementation(resolve));
  const lines: string[] = [];
  endWithProcess({ events, stop, exit, log: (line) => lines.push(line) });
  return { events, exit, ended, lines };
}

test.each(['SIGINT', 'SIGTERM'])('%s finishes what is under way and ends well', async (signal) => {
  const stop = vi.fn(async () => {});
  const { events, ended } = processOf(stop);
  events.emit(signal);
  expect(await ended).toBe(0);
  expect(stop).toHaveBeenCalledTimes(1);
});

test('a defect that nobody caught ends the process, without a word of what it was about', async () => {
  const { events, ended, lines } = processOf();
  events.emit('uncaughtException', new TypeError('c4n4ry'));
  expect(await ended).toBe(1);
  expect(lines[0]).toContain('error TypeError at ');
  expect(lines[0]).not.toContain('c4n4ry');
});

test('it also ends when what is under way cannot be finished', async () => {
  const { events, ended } = processOf(async () => Promise.reject(new Error('stuck')));
  events.emit('uncaughtException', new Error('a'));
  expect(await ended).toBe(1);
});

test('a promise that nobody waited for is told', () => {
  const { events, exit, lines } = processOf();
  events.emit('unhandledRejection', new Error('c4n4ry'));
  expect(lines[0]).toMatch(/^nobody waited for this: error Error at /);
  expect(exit).not.toHaveBeenCalled();
});
