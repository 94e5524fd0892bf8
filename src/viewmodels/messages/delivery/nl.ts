import type { TextsOf } from '../writing/messages.ts';
import type { deliveryMessages } from './en.ts';

export const delivery: TextsOf<typeof deliveryMessages> = {
  heading: 'Wanneer komt het aan?',
  pinCode: 'Bezorging op PIN-code',
  check: 'Controleren',
  by: 'Uiterlijk {when}',
  before: 'Als je bestelt vóór {when}',
  never: (pinCode) => `Kan niet worden bezorgd op ${pinCode}`,
  cash: 'Betalen bij bezorging',
  noCash: 'Hier kun je niet bij bezorging betalen',
  returns: 'Retouren worden bij je thuis opgehaald',
  noReturns: 'Retouren worden hier niet opgehaald',
  notAPin: 'Vul een PIN-code van zes cijfers in',
  noSuchPin: (pinCode) => `PIN-code ${pinCode} bestaat niet: controleer de cijfers`,
  lastHeard: 'Laatste bericht van de winkel: {when}',
  offline: 'Je bent offline. Probeer het opnieuw als je weer online bent.',
};
