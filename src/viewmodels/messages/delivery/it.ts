import type { TextsOf } from '../writing/messages.ts';
import type { deliveryMessages } from './en.ts';

export const delivery: TextsOf<typeof deliveryMessages> = {
  heading: 'Quando arriva?',
  pinCode: 'Consegna al PIN code',
  check: 'Verifica',
  by: 'Entro {when}',
  before: 'Se ordini prima di {when}',
  never: (pinCode) => `Non si consegna a ${pinCode}`,
  cash: 'Pagamento alla consegna',
  noCash: 'Qui niente pagamento alla consegna',
  returns: 'I resi si ritirano a casa tua',
  noReturns: 'Qui i resi non si ritirano a casa',
  notAPin: 'Inserisci un PIN code di sei cifre',
  noSuchPin: (pinCode) => `Il PIN code ${pinCode} non esiste: controlla le cifre`,
  lastHeard: 'Ultima notizia dal negozio: {when}',
  offline: 'Sei offline. Riprova quando torni online.',
};
