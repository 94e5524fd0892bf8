import { expect, test } from 'vitest';
import { nameProblems } from './names.ts';

test.each([
  ['const book: OrderBook = open();', 'OrderBook is called OrderRepository'],
  ['export const createTaskBook = 1;', 'createTaskBook is called TaskRepository'],
  ['function send(errand: Errand) {}', 'errand is called QueuedCommand'],
  ['await foreseeProduct(key);', 'foreseeProduct is called prefetch'],
  ['const messages = useWords(cart);', 'useWords is called messages'],
  ['const { asVisitor } = ports;', 'asVisitor is called withAuthorization'],
  ['const early: Sketch | null = null;', 'Sketch is called placeholder or preview'],
  ['readonly shown: ShownProduct;', 'ShownProduct is called CurrentProduct'],
  ['new ProductDoings(shown);', 'ProductDoings is called ProductActions'],
  ['new AskingModel(ports);', 'AskingModel is called OptionPromptModel'],
  ['praiseOf(tile, messages);', 'praiseOf is called badgesOf'],
  ['productPlates(product);', 'productPlates is called editorialImages'],
  ['trailOf(category);', 'trailOf is called breadcrumbs'],
  ['pauseBefore(attempt, 0);', 'pauseBefore is called backoffDelay'],
  ['createFindAtHand(ports);', 'createFindAtHand is called cachedProducts'],
  ['openShelf(name);', 'openShelf is called ResponseCache'],
  ['standAgain(tab, kept);', 'standAgain is called ViewportPosition'],
  ['loadSetAside();', 'loadSetAside is called quarantine'],
  ['createAgree(ports);', 'createAgree is called reconcile, detachServerItems'],
  ['if (line.setback) return [];', '.setback is called rejection'],
  ['removalOf(line.shopsLine);', '.shopsLine is called serverItem'],
  ['createMemoryGoods();', 'createMemoryGoods is called products'],
  ["import { seen } from '#domain/journeys/seen.ts';", 'domain/journeys is called domain/workflows'],
  ['const open: Premises = await openTheatre();', 'Premises is called Assembly, Scenario, Fixtures or BuiltShop'],
])('a word of our own in %s is found', (text, problem) => {
  expect(nameProblems({ path: 'a.ts', text })).toContain(`a.ts:1: ${problem}`);
});

test('what the field calls it is fine, and so is a word that only looks alike', () => {
  const text = 'const { locks, tabMessages, orderRepository } = ports;\nonSignal(new AbortController().signal);';
  expect(nameProblems({ path: 'a.ts', text })).toEqual([]);
});
