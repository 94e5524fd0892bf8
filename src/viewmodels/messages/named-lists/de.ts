import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { namedListMessages } from './en.ts';

const count = counterOf('de');

export const namedLists: TextsOf<typeof namedListMessages> = {
  lists: 'Ihre Listen',
  counted: (name, pieces) => `${name}, ${count(pieces, { other: '# Stück' })}`,
  make: 'Neue Liste',
  rename: 'Liste umbenennen',
  delete: 'Liste löschen',
  name: 'Name Ihrer Liste',
  nameHelp: (letters) => `Zum Beispiel ein Fest oder eine Person, höchstens ${count(letters, { other: '# Zeichen' })}.`,
  create: 'Liste anlegen',
  saveName: 'Namen speichern',
  cancel: 'Abbrechen',
  made: (name) => `Die Liste „${name}“ ist angelegt.`,
  renamed: (name) => `Die Liste heißt jetzt „${name}“.`,
  deleted: (name) => `Die Liste „${name}“ ist gelöscht.`,
  deletedWith: (name, pieces) => `Die Liste „${name}“ ist gelöscht, samt ${count(pieces, { other: '# Stück' })}.`,
  linkEnds: 'Auch der Link zur Liste gilt nicht mehr.',
  restored: (name) => `Die Liste „${name}“ ist wieder da.`,
  move: 'Auf eine Liste setzen',
  moveOf: (piece) => `Auf eine Liste setzen: ${piece}`,
  moved: (piece, list) => `${piece} steht jetzt auf der Liste „${list}“.`,
  inList: (list) => `Auf der Liste „${list}“`,
  emptyTitle: 'Auf dieser Liste steht noch nichts',
  emptyText:
    'Gemerkte Stücke stehen zuerst auf Ihrer Merkliste. Drücken Sie bei einem auf „Auf eine Liste setzen“, um es hierher zu holen.',
  toFirst: 'Zur Merkliste',
  nameMissing: 'Bitte geben Sie der Liste einen Namen.',
  nameTooLong: (letters) => `Bitte verwenden Sie höchstens ${count(letters, { other: '# Zeichen' })}.`,
  nameOdd: 'Bitte verwenden Sie Buchstaben, Ziffern oder Emojis und keine unsichtbaren Zeichen.',
  nameTaken: (name) => `Sie haben schon eine Liste mit dem Namen „${name}“.`,
  tooMany: (lists) =>
    `Sie haben ${count(lists, { one: '# Liste', other: '# Listen' })}, mehr sind nicht möglich. Löschen Sie eine, um eine neue anzulegen.`,
};
