import { expect, test } from 'vitest';
import { nameProblems } from './names.ts';

test.each([
  ['const book: OrderBook = open();', 'OrderBook is called OrderRepository'],
  ['export const createTaskBook = 1;', 'createTaskBook is called TaskRepository'],
  ['function send(errand: Errand) {}', 'errand is called QueuedCommand'],
  ['await foreseeProduct(key);', 'foreseeProduct is called prefetch'],
  ['const messages = useWords(cart);', 'useWords is called messages'],
  ['const { asVisitor } = ports;', 'asVisitor is called withAuthorization'],
])('a word of our own in %s is found', (text, problem) => {
  expect(nameProblems({ path: 'a.ts', text })).toContain(`a.ts:1: ${problem}`);
});

test('what the field calls it is fine, and so is a word that only looks alike', () => {
  const text = 'const { locks, tabMessages, orderRepository } = ports;\nonSignal(new AbortController().signal);';
  expect(nameProblems({ path: 'a.ts', text })).toEqual([]);
});
