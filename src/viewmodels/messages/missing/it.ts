import type { TextsOf } from '../writing/messages.ts';
import type { missingMessages } from './en.ts';

export const missing: TextsOf<typeof missingMessages> = {
  notFound: 'Non troviamo questa pagina',
  notFoundTitle: 'Pagina non trovata',
  youAskedFor: 'Hai chiesto {address}',
  notFoundText: 'Forse è stata spostata, o l’indirizzo contiene un errore. Da qui puoi tornare nel negozio.',
  near: 'Cercavi una di queste?',
  successor: (name) => `«${name}» non è più in vendita. Questo ne ha preso il posto.`,
};
