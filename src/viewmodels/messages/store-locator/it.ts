import type { TextsOf } from '../writing/messages.ts';
import type { storeLocatorMessages } from './en.ts';

export const storeLocator: TextsOf<typeof storeLocatorMessages> = {
  title: 'I nostri negozi',
  intro: 'Entra, prova, e fatti adattare un capo.',
  search: 'Città o PIN code',
  find: 'Trova negozi',
  nearMe: 'Usa la mia posizione',
  lost: 'Non è stato possibile sapere dove ti trovi. Cerca invece per città o PIN code.',
  list: 'Negozi',
  found: (count) => (count === 1 ? '1 negozio' : `${count} negozi`),
  nothingFits: (text) => `Non c’è ancora un negozio per «${text}». Questi potrebbero essere abbastanza vicini:`,
  none: 'Non ci sono ancora negozi da visitare',
  failed: 'In questo momento non è possibile mostrare i nostri negozi',
  openUntil: (time) => `Aperto fino alle ${time}`,
  opensAt: (time) => `Oggi apre alle ${time}`,
  closedNow: 'Ora chiuso',
  away: (km) => `a ${km} km`,
  hours: 'Orari di apertura',
  days: ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'],
  closed: 'Chiuso',
  services: 'In questo negozio',
};
