import type { TextsOf } from '../writing/messages.ts';
import type { keptMessages } from './en.ts';

export const kept: TextsOf<typeof keptMessages> = {
  title: 'Salvato su questo dispositivo',
  text: 'Sei offline. Queste pagine si aprono lo stesso.',
  none: 'Non è ancora salvato nulla',
  noneText: 'Ciò che guardi online si apre qui anche senza rete.',
  saved: (moment) => `Salvato su questo dispositivo, ${moment}`,
  savedAtSomeTime: 'Salvato su questo dispositivo',
  found: 'Sei offline. Questi capi sono sul tuo dispositivo; nel negozio potrebbero essercene altri.',
  notFound: 'Sul tuo dispositivo non c’è nulla che corrisponda',
  notFoundText: (text) => `Sei offline, quindi abbiamo cercato «${text}» solo sul tuo dispositivo.`,
  pages: 'Vedi le pagine salvate',
};
