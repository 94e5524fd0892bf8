import type { TextsOf } from '../writing/messages.ts';
import type { givenBackMessages } from './en.ts';

export const givenBack: TextsOf<typeof givenBackMessages> = {
  heading: 'Retours',
  give: 'Retourner des articles',
  until: (day) => `Retour possible jusqu’au ${day}`,
  over: (day) => `Le retour était possible jusqu’au ${day}`,
  notYet: 'Les articles peuvent être retournés une fois toute la commande livrée.',
  never: 'Ce qui est fait sur mesure ou n’est pas expédié ne peut pas être retourné.',
  name: (number) => `Retour ${number}`,
  askedOn: (day) => `Demandé le ${day}`,
  receivedOn: (day) => `Arrivé le ${day}`,
  refundedOn: (day) => `Remboursé le ${day}`,
  refusedOn: (day) => `Refusé le ${day}`,
  refund: (amount) => `Remboursement : ${amount}`,
};
