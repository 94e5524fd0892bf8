import { expect, test } from 'vitest';
import { diwali, openOwnLists } from './own-lists-for-tests.ts';

const labels = ({ lists }: { readonly lists: readonly { readonly label: string }[] }) =>
  lists.map(({ label }) => label);

test('the lists are offered with their pieces counted, the wishlist first, and those that are deleted are not', () => {
  const { model } = openOwnLists([diwali, { ...diwali, id: 'g', name: 'Gone', isDeleted: true }]);
  expect(labels(model)).toEqual(['Wishlist, 1 piece', 'Diwali, 1 piece']);
  expect([model.chosen.id, model.others.map(({ name }) => name), model.isOnline]).toEqual([null, ['Diwali'], true]);
});

test('the list that is chosen shows its pieces, and what was told of another is told no more', () => {
  const { model, naming, skus } = openOwnLists();
  expect(skus()).toEqual(['A']);
  naming.startMaking();
  model.pieces.doing.tell('Done.');
  model.choose('d');
  expect([skus(), model.chosen.name, model.others.map(({ id }) => id)]).toEqual([['B'], 'Diwali', [null]]);
  expect([naming.open, model.pieces.doing.words]).toEqual([null, '']);
});

test('the whole of the open list is moved to the cart, and nothing of the others', async () => {
  const { model, done } = openOwnLists();
  model.choose('d');
  await model.pieces.moveAll();
  expect(done).toEqual(['moved B']);
});

test('where the open list was deleted elsewhere the first is open, and so it is for its pieces', () => {
  const { model, namedLists, skus } = openOwnLists();
  model.choose('d');
  namedLists.update(() => [{ ...diwali, isDeleted: true }]);
  expect([model.chosen.id, skus()]).toEqual([null, ['B', 'A']]);
});

test('a piece is moved, which is told and can be taken back', () => {
  const { model, skus } = openOwnLists();
  const [card] = model.pieces.cards;
  if (!card) throw new Error('There is A.');
  model.move(card, 'd');
  expect([model.pieces.doing.words, skus()]).toEqual([`${card.name} is in the list “Diwali” now.`, []]);
  model.pieces.doing.undo();
  expect([model.pieces.doing.words, skus()]).toEqual([`${card.name} is in the list “Wishlist” now.`, ['A']]);
});

test('a piece goes into no list that is not there', () => {
  const { model, skus } = openOwnLists();
  model.move({ sku: 'A', name: 'Kurta' }, 'gone');
  expect([model.pieces.doing.words, skus()]).toEqual(['', ['A']]);
});

test('the open list is deleted with its pieces, and both are back after an undo', () => {
  const { model, done, skus } = openOwnLists();
  model.choose('d');
  model.remove();
  expect([model.pieces.doing.words, labels(model), skus()]).toEqual([
    'The list “Diwali” is deleted, with 1 piece.',
    ['Wishlist, 1 piece'],
    ['A'],
  ]);
  expect(done).toEqual(['links ended']);
  model.pieces.doing.undo();
  expect([model.pieces.doing.words, model.chosen.id, skus()]).toEqual(['The list “Diwali” is back.', 'd', ['B']]);
});

test('a list that comes back beside another of its name is told by the name it has now', () => {
  const { model, namedLists } = openOwnLists();
  model.choose('d');
  model.remove();
  namedLists.update((now) => [...now, { ...diwali, id: 'other' }]);
  model.pieces.doing.undo();
  expect(model.pieces.doing.words).toBe('The list “Diwali 2” is back.');
});

test('of a list that is shared it is told that its link ends', () => {
  const sharing = { list: 'l', secret: 's', expiresAt: 1 };
  const { model, wishlist } = openOwnLists([{ ...diwali, sharing }]);
  wishlist.update(() => []);
  model.choose('d');
  model.remove();
  expect(model.pieces.doing.words).toBe('The list “Diwali” is deleted. Its link ends, too.');
});

test('the first list cannot be deleted', () => {
  const { model, skus } = openOwnLists();
  model.remove();
  expect([model.pieces.doing.words, skus()]).toEqual(['', ['A']]);
});

test('opened, the page is told nothing of before; what is deleted is forgotten once its links have ended', async () => {
  const { model, naming, done } = openOwnLists();
  naming.startMaking();
  await model.opened();
  await model.tidy();
  expect([naming.open, done]).toEqual([null, ['links ended', 'lists forgotten']]);
});

test('what prices do is told of a list with pieces, where the shop tells of it', () => {
  const { model, wishlist } = openOwnLists();
  expect(model.offersPriceFalls).toBe(true);
  wishlist.update(([first]) => (first ? [first] : []));
  model.choose('d');
  expect(model.offersPriceFalls).toBe(false);
  expect(openOwnLists([diwali], false).model.offersPriceFalls).toBe(false);
});
