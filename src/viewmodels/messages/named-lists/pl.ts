import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { namedListMessages } from './en.ts';

const count = counterOf('pl');

export const namedLists: TextsOf<typeof namedListMessages> = {
  lists: 'Twoje listy',
  counted: (name, pieces) => `${name}, ${count(pieces, { one: '# produkt', few: '# produkty', other: '# produktów' })}`,
  make: 'Nowa lista',
  rename: 'Zmień nazwę listy',
  delete: 'Usuń listę',
  name: 'Nazwa Twojej listy',
  nameHelp: (letters) =>
    `Na przykład święto albo osoba, najwyżej ${count(letters, { one: '# znak', few: '# znaki', other: '# znaków' })}.`,
  create: 'Utwórz listę',
  saveName: 'Zapisz nazwę',
  cancel: 'Anuluj',
  made: (name) => `Lista „${name}” jest gotowa.`,
  renamed: (name) => `Lista nazywa się teraz „${name}”.`,
  deleted: (name) => `Lista „${name}” została usunięta.`,
  deletedWith: (name, pieces) =>
    `Lista „${name}” została usunięta razem z ${count(pieces, { one: '# produktem', other: '# produktami' })}.`,
  linkEnds: 'Jej link też przestaje działać.',
  restored: (name) => `Lista „${name}” jest z powrotem.`,
  move: 'Przenieś na listę',
  moveOf: (piece) => `Przenieś na listę: ${piece}`,
  moved: (piece, list) => `${piece} jest teraz na liście „${list}”.`,
  inList: (list) => `Na liście „${list}”`,
  emptyTitle: 'Na tej liście jeszcze nic nie ma',
  emptyText:
    'Zapisane produkty trafiają najpierw do ulubionych. Naciśnij „Przenieś na listę” przy jednym z nich, aby znalazł się tutaj.',
  toFirst: 'Zobacz ulubione',
  nameMissing: 'Nadaj liście nazwę.',
  nameTooLong: (letters) => `Użyj najwyżej ${count(letters, { one: '# znaku', other: '# znaków' })}.`,
  nameOdd: 'Użyj liter, cyfr lub emoji, bez ukrytych znaków.',
  nameTaken: (name) => `Masz już listę o nazwie „${name}”.`,
  tooMany: (lists) =>
    `Masz ${count(lists, { one: '# listę', few: '# listy', other: '# list' })} i nie może ich być więcej. Usuń jedną, aby utworzyć nową.`,
};
