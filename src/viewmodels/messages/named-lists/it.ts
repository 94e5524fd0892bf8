import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { namedListMessages } from './en.ts';

const count = counterOf('it');

export const namedLists: TextsOf<typeof namedListMessages> = {
  lists: 'Le tue liste',
  counted: (name, pieces) => `${name}, ${count(pieces, { one: '# capo', other: '# capi' })}`,
  make: 'Nuova lista',
  rename: 'Rinomina la lista',
  delete: 'Elimina la lista',
  name: 'Nome della tua lista',
  nameHelp: (letters) =>
    `Per esempio una festa o una persona, al massimo ${count(letters, { one: '# carattere', other: '# caratteri' })}.`,
  create: 'Crea la lista',
  saveName: 'Salva il nome',
  cancel: 'Annulla',
  made: (name) => `La lista «${name}» è pronta.`,
  renamed: (name) => `Ora la lista si chiama «${name}».`,
  deleted: (name) => `La lista «${name}» è stata eliminata.`,
  deletedWith: (name, pieces) =>
    `La lista «${name}» è stata eliminata, con ${count(pieces, { one: '# capo', other: '# capi' })}.`,
  linkEnds: 'Anche il suo link smette di funzionare.',
  restored: (name) => `La lista «${name}» è tornata.`,
  move: 'Sposta in una lista',
  moveOf: (piece) => `Sposta in una lista: ${piece}`,
  moved: (piece, list) => `${piece} ora è nella lista «${list}».`,
  inList: (list) => `Nella lista «${list}»`,
  emptyTitle: 'In questa lista non c’è ancora nulla',
  emptyText:
    'All’inizio i capi salvati sono tra i tuoi preferiti. Premi «Sposta in una lista» sotto uno di essi per portarlo qui.',
  toFirst: 'Vedi i tuoi preferiti',
  nameMissing: 'Dai un nome alla lista.',
  nameTooLong: (letters) => `Usa al massimo ${count(letters, { one: '# carattere', other: '# caratteri' })}.`,
  nameOdd: 'Usa lettere, cifre o emoji, senza caratteri nascosti.',
  nameTaken: (name) => `Hai già una lista che si chiama «${name}».`,
  tooMany: (lists) =>
    `Hai ${count(lists, { one: '# lista', other: '# liste' })} e non puoi averne di più. Eliminane una per crearne un’altra.`,
};
