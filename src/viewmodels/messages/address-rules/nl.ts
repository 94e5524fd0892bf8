import type { TextsOf } from '../writing/messages.ts';
import type { addressRuleMessages } from './en.ts';

export const addressRules: TextsOf<typeof addressRuleMessages> = {
  postcodeHelp: (name, like) => `Je ${name}, zoals ${like}.`,
  postcodeLike: (name, like) => `Vul je ${name} in, zoals ${like}`,
  noSuchPin: 'Geen PIN-code begint met deze twee cijfers: controleer ze',
  notDelivered: 'We kunnen niet op deze PIN-code bezorgen. Vul een ander adres in.',
  indianMobile: 'Vul een mobiel nummer van tien cijfers in dat begint met 6, 7, 8 of 9',
  phoneLike: (like) => `Vul een telefoonnummer in zoals ${like}, of een dat begint met + en een landcode`,
  notSent: (names) => `Niet te verzenden naar dit land: ${names}.`,
};
