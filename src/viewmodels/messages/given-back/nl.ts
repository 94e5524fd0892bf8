import type { TextsOf } from '../writing/messages.ts';
import type { givenBackMessages } from './en.ts';

export const givenBack: TextsOf<typeof givenBackMessages> = {
  heading: 'Retouren',
  give: 'Artikelen retourneren',
  until: (day) => `Retourneren kan tot en met ${day}`,
  over: (day) => `Retourneren kon tot en met ${day}`,
  notYet: 'Artikelen kunnen terug zodra de hele bestelling is bezorgd.',
  never: 'Wat op maat is gemaakt of niet wordt verzonden, kan niet terug.',
  name: (number) => `Retour ${number}`,
  askedOn: (day) => `Aangemeld op ${day}`,
  receivedOn: (day) => `Aangekomen op ${day}`,
  refundedOn: (day) => `Terugbetaald op ${day}`,
  refusedOn: (day) => `Niet aangenomen op ${day}`,
  refund: (amount) => `Terugbetaling: ${amount}`,
};
