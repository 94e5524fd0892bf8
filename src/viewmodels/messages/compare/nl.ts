import type { TextsOf } from '../writing/messages.ts';
import type { compareMessages } from './en.ts';

export const compare: TextsOf<typeof compareMessages> = {
  table: 'Vergeleken producten',
  property: 'Eigenschap',
  price: 'Prijs',
  onlyDifferences: 'Alleen verschillen',
  noDifferences: 'In alles wat de winkel erover zegt zijn deze stukken gelijk.',
  nothingToSay: 'De winkel heeft geen details van deze stukken om naast elkaar te zetten.',
  unknown: 'Niet vermeld',
  takeAway: 'Verwijderen',
  needsScripts: 'De vergelijking staat op je apparaat en heeft JavaScript nodig.',
  remove: (name) => `${name} uit de vergelijking halen`,
  keptHere: 'Bewaard op dit apparaat. Je kunt tot vier stukken naast elkaar zetten.',
  loading: 'De details worden opgezocht',
  failed: 'We konden de details van deze stukken niet laden.',
  offline:
    'Je bent offline. De details komen als je weer verbinding hebt; stukken en prijzen zijn zoals je ze het laatst zag.',
  emptyTitle: 'Er is nog niets te vergelijken',
  emptyText: 'Druk op ‘Toevoegen aan vergelijking’ op de pagina van een stuk, en zie er hier tot vier naast elkaar.',
};
