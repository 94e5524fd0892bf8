import type { TextsOf } from '../writing/messages.ts';
import type { changeChoiceMessages } from './en.ts';

export const changeChoice: TextsOf<typeof changeChoiceMessages> = {
  heading: 'Cambia colore o taglia',
  confirm: 'Cambia',
  leave: 'Lascia com’è',
  changed: (name, choice) => `${name}: ora ${choice}.`,
  gone: 'Questo capo non è più nel tuo carrello.',
  offline: 'Colore e taglia si possono cambiare quando torni online.',
  unreachable: 'In questo momento non è possibile mostrare le scelte.',
};
