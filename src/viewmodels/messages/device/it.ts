import type { TextsOf } from '../writing/messages.ts';
import type { deviceMessages } from './en.ts';

export const device: TextsOf<typeof deviceMessages> = {
  'set-aside':
    'Una parte di ciò che era in attesa su questo dispositivo non si può leggere ed è stata messa da parte ({count}): se ti manca un ordine, scrivi a {email}.',
  held: 'Chiudi le altre schede di questo negozio, così questa può leggere gli ordini sul tuo dispositivo.',
  'may-clear':
    'Questo browser potrebbe cancellare ciò che è in attesa: riapri il negozio entro qualche giorno, finché l’ordine non è stato inviato.',
  late: 'Questo dispositivo non ha ancora risposto. Ciò che hai conservato qui è al sicuro, e compare appena risponde.',
  'keeps-nothing':
    'Questo browser non conserva nulla per il negozio, quindi carrello e liste spariscono quando chiudi o ricarichi questa pagina. Puoi ordinare adesso, oppure consentire i dati dei siti per questo negozio.',
};
