import type { TextsOf } from '../writing/messages.ts';
import type { compareMessages } from './en.ts';

export const compare: TextsOf<typeof compareMessages> = {
  table: 'Prodotti a confronto',
  property: 'Caratteristica',
  price: 'Prezzo',
  onlyDifferences: 'Solo le differenze',
  noDifferences: 'In tutto ciò che il negozio ne dice, questi capi sono uguali.',
  nothingToSay: 'Il negozio non ha dettagli di questi capi da mettere a confronto.',
  unknown: 'Non indicato',
  takeAway: 'Rimuovi',
  needsScripts: 'Il confronto si trova sul tuo dispositivo e ha bisogno di JavaScript.',
  remove: (name) => `Rimuovi ${name} dal confronto`,
  keptHere: 'Conservato su questo dispositivo. Si possono affiancare fino a quattro capi.',
  loading: 'Ricerca dei dettagli in corso',
  failed: 'Non è stato possibile caricare i dettagli di questi capi.',
  offline: 'Sei offline. I dettagli arrivano quando torni online; capi e prezzi sono come li hai visti l’ultima volta.',
  emptyTitle: 'Non c’è ancora nulla da confrontare',
  emptyText: 'Premi «Aggiungi al confronto» nella pagina di un capo, e ne vedi qui fino a quattro affiancati.',
};
