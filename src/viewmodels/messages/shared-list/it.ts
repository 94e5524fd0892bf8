import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { sharedListMessages } from './en.ts';

const count = counterOf('it');

export const sharedList: TextsOf<typeof sharedListMessages> = {
  share: 'Condividi questi preferiti',
  intro: 'Chi ha il link vede questi capi ai prezzi del giorno. Di te non dice nulla, tranne il nome che indichi.',
  title: 'Nome della lista',
  name: 'Il tuo nome',
  makeLink: 'Condividi',
  isShared: 'Chi ha il link vede questa lista fino al {day}. Quello che salvi dopo non c’è.',
  link: 'Link alla lista',
  pass: 'Condividi il link',
  copied: 'Link copiato.',
  copyYourself: 'Copia il link dal campo.',
  stop: 'Smetti di condividere',
  stopped: 'La lista non è più condivisa: il suo link non porta da nessuna parte.',
  offline: 'Sei offline. Per condividere serve la rete.',
  failed: 'Il negozio non ha risposto. Riprova.',
  heading: 'Una lista condivisa',
  by: (name) => `Condivisa da ${name}`,
  today: 'Prezzi e disponibilità sono quelli di oggi.',
  pieces: 'Capi condivisi',
  save: 'Aggiungi ai miei preferiti',
  saved: 'Questi capi sono tra i tuoi preferiti.',
  toWishlist: 'Vedi i tuoi preferiti',
  missing: (pieces) => count(pieces, { one: '# capo non è più in vendita.', other: '# capi non sono più in vendita.' }),
  gone: 'Questa lista non è condivisa',
  goneText: 'Il link può essere scritto male, scaduto, o chi l’ha condivisa ha smesso.',
  loadFailed: 'Non abbiamo potuto aprire questa lista',
  continue: 'Continua lo shopping',
};
