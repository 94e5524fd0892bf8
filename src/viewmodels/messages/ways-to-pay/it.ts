import type { TextsOf } from '../writing/messages.ts';
import type { wayToPayMessages } from './en.ts';

export const waysToPay: TextsOf<typeof wayToPayMessages> = {
  channels: { upi: 'UPI', cards: 'Carte e net banking' },
  fromApp: 'Paga dalla tua app UPI.',
  gateway: (name) => `Proseguirai su ${name}, poi tornerai qui.`,
  gatewayLater: (name) => `Sei offline: pagherai su ${name} quando l’ordine sarà stato inviato.`,
  cash: 'Paghi al corriere quando arriva il pacco, senza commissioni. Solo in India.',
  noCash: 'Il pagamento alla consegna richiede un pacco: ciò che si scarica si paga online.',
  noCashThere: 'A questo PIN code non si accettano contanti. Paga online.',
};
