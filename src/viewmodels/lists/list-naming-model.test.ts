import { expect, test } from 'vitest';
import { MOST_LISTS } from '#domain/lists/named-lists.ts';
import { diwali, openOwnLists } from './own-lists-for-tests.ts';

test('a list that is made is open, and told', () => {
  const { model, naming } = openOwnLists();
  naming.startMaking();
  naming.write('  Holi ');
  expect([naming.open, naming.longest, naming.submit()]).toEqual(['make', 40, true]);
  expect([naming.open, naming.told, model.chosen.name]).toEqual([null, 'The list “Holi” is ready.', 'Holi']);
});

test('the open list gets another name, from the one that it has', () => {
  const { model, naming } = openOwnLists();
  model.choose('d');
  naming.startRenaming();
  expect([naming.open, naming.typed]).toEqual(['rename', 'Diwali']);
  naming.write('Diwali 2027');
  naming.submit();
  expect([naming.told, model.chosen.name]).toEqual(['The list is called “Diwali 2027” now.', 'Diwali 2027']);
});

test('the first list keeps its name', () => {
  const { naming } = openOwnLists();
  naming.startRenaming();
  expect(naming.open).toBeNull();
});

test.each([
  [' ', 'Please give the list a name.'],
  ['x'.repeat(41), 'Please use no more than 40 letters.'],
  ['!', 'Please use letters, digits or emoji, and no hidden characters.'],
  [' DIWALI', 'You have a list called “DIWALI” already.'],
  ['wishlist', 'You have a list called “wishlist” already.'],
])('under %j no list is made, and what is wrong is said until something else is typed', (typed, problem) => {
  const { model, naming } = openOwnLists();
  naming.startMaking();
  naming.write(typed);
  expect([naming.submit(), naming.open, naming.problem, naming.told, model.lists.length]).toEqual([
    ...[false, 'make', problem, '', 2],
  ]);
  naming.write(`${typed}a`);
  expect(naming.problem).toBe('');
});

test('a bad name changes none', () => {
  const { model, naming } = openOwnLists([diwali, { ...diwali, id: 'h', name: 'Holi' }]);
  model.choose('d');
  naming.startRenaming();
  naming.write('holi');
  expect([naming.submit(), naming.problem, model.chosen.name]).toEqual([
    ...[false, 'You have a list called “holi” already.', 'Diwali'],
  ]);
});

test('there is room for so many lists', () => {
  const { naming } = openOwnLists(
    Array.from({ length: MOST_LISTS }, (_, at) => ({ ...diwali, id: `${at}`, name: `${at}` })),
  );
  naming.startMaking();
  naming.write('One more');
  naming.submit();
  expect(naming.problem).toBe('You have 20 lists, and more there cannot be. Delete one to make another.');
});

test('a list that was deleted elsewhere meanwhile gets no name, and nothing is told', () => {
  const { model, naming, namedLists } = openOwnLists();
  model.choose('d');
  naming.startRenaming();
  naming.write('Holi');
  namedLists.update(() => []);
  expect([naming.submit(), naming.open, naming.told]).toEqual([true, null, '']);
});

test('a form that is not wanted is gone, and begins anew', () => {
  const { naming } = openOwnLists();
  naming.startMaking();
  naming.write('!');
  naming.submit();
  naming.cancel();
  naming.startMaking();
  expect([naming.typed, naming.problem]).toEqual(['', '']);
});
