import type { TextsOf } from '../writing/messages.ts';
import type { givenBackMessages } from './en.ts';

export const givenBack: TextsOf<typeof givenBackMessages> = {
  heading: 'Rücksendungen',
  give: 'Artikel zurücksenden',
  until: (day) => `Rückgabe bis ${day} möglich`,
  over: (day) => `Rückgabe war bis ${day} möglich`,
  notYet: 'Artikel können zurückgegeben werden, sobald die ganze Bestellung geliefert ist.',
  never: 'Was nach Maß gefertigt wurde oder nicht versandt wird, kann nicht zurückgegeben werden.',
  name: (number) => `Rücksendung ${number}`,
  askedOn: (day) => `Angemeldet am ${day}`,
  receivedOn: (day) => `Angekommen am ${day}`,
  refundedOn: (day) => `Erstattet am ${day}`,
  refusedOn: (day) => `Nicht angenommen am ${day}`,
  refund: (amount) => `Erstattung: ${amount}`,
};
