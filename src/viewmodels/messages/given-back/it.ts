import type { TextsOf } from '../writing/messages.ts';
import type { givenBackMessages } from './en.ts';

export const givenBack: TextsOf<typeof givenBackMessages> = {
  heading: 'Resi',
  give: 'Rendi articoli',
  until: (day) => `Si può rendere fino al ${day}`,
  over: (day) => `Si poteva rendere fino al ${day}`,
  notYet: 'Gli articoli si possono rendere quando tutto l’ordine è stato consegnato.',
  never: 'Ciò che è fatto su misura o non viene spedito non si può rendere.',
  name: (number) => `Reso ${number}`,
  askedOn: (day) => `Richiesto il ${day}`,
  receivedOn: (day) => `Arrivato il ${day}`,
  refundedOn: (day) => `Rimborsato il ${day}`,
  refusedOn: (day) => `Non accettato il ${day}`,
  refund: (amount) => `Rimborso: ${amount}`,
};
