import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { namedListMessages } from './en.ts';

const count = counterOf('nl');

export const namedLists: TextsOf<typeof namedListMessages> = {
  lists: 'Je lijsten',
  counted: (name, pieces) => `${name}, ${count(pieces, { one: '# stuk', other: '# stuks' })}`,
  make: 'Nieuwe lijst',
  rename: 'Lijst hernoemen',
  delete: 'Lijst verwijderen',
  name: 'Naam van je lijst',
  nameHelp: (letters) =>
    `Bijvoorbeeld een feest of een persoon, hoogstens ${count(letters, { one: '# teken', other: '# tekens' })}.`,
  create: 'Lijst maken',
  saveName: 'Naam opslaan',
  cancel: 'Annuleren',
  made: (name) => `De lijst ‘${name}’ staat klaar.`,
  renamed: (name) => `De lijst heet nu ‘${name}’.`,
  deleted: (name) => `De lijst ‘${name}’ is verwijderd.`,
  deletedWith: (name, pieces) =>
    `De lijst ‘${name}’ is verwijderd, met ${count(pieces, { one: '# stuk', other: '# stuks' })}.`,
  linkEnds: 'De link ervan werkt ook niet meer.',
  restored: (name) => `De lijst ‘${name}’ is terug.`,
  move: 'Naar lijst verplaatsen',
  moveOf: (piece) => `Naar lijst verplaatsen: ${piece}`,
  moved: (piece, list) => `${piece} staat nu op de lijst ‘${list}’.`,
  inList: (list) => `Op de lijst ‘${list}’`,
  emptyTitle: 'Er staat nog niets op deze lijst',
  emptyText:
    'Bewaarde stukken staan eerst op je verlanglijst. Druk bij een stuk op ‘Naar lijst verplaatsen’ om het hierheen te halen.',
  toFirst: 'Naar je verlanglijst',
  nameMissing: 'Geef de lijst een naam.',
  nameTooLong: (letters) => `Gebruik hoogstens ${count(letters, { one: '# teken', other: '# tekens' })}.`,
  nameOdd: 'Gebruik letters, cijfers of emoji, en geen verborgen tekens.',
  nameTaken: (name) => `Je hebt al een lijst die ‘${name}’ heet.`,
  tooMany: (lists) =>
    `Je hebt ${count(lists, { one: '# lijst', other: '# lijsten' })}, en meer is niet mogelijk. Verwijder er een om een nieuwe te maken.`,
};
