import type { TextsOf } from '../writing/messages.ts';
import type { listMessages } from './en.ts';

export const lists: TextsOf<typeof listMessages> = {
  wishlist: 'Verlanglijst',
  recent: 'Recent bekeken',
  saved: 'Bewaarde stukken',
  keptHere: 'Bewaard op dit apparaat.',
  cheaper: (amount) => `Nu ${amount} goedkoper dan toen je het bewaarde.`,
  dearer: (amount) => `Nu ${amount} duurder dan toen je het bewaarde.`,
  emptyTitle: 'Je verlanglijst is leeg',
  emptyText: 'Druk op het hart van een stuk dat je mooi vindt, en het wacht hier op je, ook zonder verbinding.',
  continue: 'Verder winkelen',
  add: 'In winkelwagen',
  addOf: (name) => `In winkelwagen: ${name}`,
  choose: 'Kiezen en toevoegen',
  chooseOf: (name) => `Kiezen en toevoegen: ${name}`,
  asPage: 'Als pagina tonen',
  compare: 'Stukken vergelijken',
  needsScripts: 'De verlanglijst staat op je apparaat en heeft JavaScript nodig.',
  remove: (name) => `${name} van de verlanglijst halen`,
};
