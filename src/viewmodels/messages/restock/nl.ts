import type { TextsOf } from '../writing/messages.ts';
import type { restockMessages } from './en.ts';

export const restock: TextsOf<typeof restockMessages> = {
  thisPiece: 'dit stuk',
  promise: (what) => `We schrijven je één keer, zodra dit er weer is: ${what}.`,
  noted: (what) => `Je krijgt één e-mail, zodra dit er weer is: ${what}.`,
  waits: (what) =>
    `Opgeslagen op dit apparaat. Het wordt naar de winkel gestuurd zodra die bereikbaar is, en je krijgt één e-mail, zodra dit er weer is: ${what}.`,
  there: (what) => `De winkel heeft dit weer: ${what}. Laad deze pagina opnieuw om te kopen.`,
};
