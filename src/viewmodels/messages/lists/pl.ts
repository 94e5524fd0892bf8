import type { TextsOf } from '../writing/messages.ts';
import type { listMessages } from './en.ts';

export const lists: TextsOf<typeof listMessages> = {
  wishlist: 'Ulubione',
  recent: 'Ostatnio oglądane',
  saved: 'Zapisane produkty',
  keptHere: 'Zapisane na tym urządzeniu.',
  cheaper: (amount) => `Teraz o ${amount} taniej niż w chwili zapisania.`,
  dearer: (amount) => `Teraz o ${amount} drożej niż w chwili zapisania.`,
  emptyTitle: 'Nie masz jeszcze ulubionych',
  emptyText: 'Naciśnij serce przy produkcie, który Ci się podoba, a będzie tu czekać, także bez połączenia.',
  continue: 'Kontynuuj zakupy',
  add: 'Dodaj do koszyka',
  addOf: (name) => `Dodaj do koszyka: ${name}`,
  choose: 'Wybierz i dodaj',
  chooseOf: (name) => `Wybierz i dodaj: ${name}`,
  asPage: 'Pokaż jako stronę',
  compare: 'Porównaj produkty',
  needsScripts: 'Ulubione są zapisane na Twoim urządzeniu i wymagają JavaScriptu.',
  remove: (name) => `Usuń z ulubionych: ${name}`,
};
