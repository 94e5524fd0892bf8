import type { TextsOf } from '../writing/messages.ts';
import type { deliveryMessages } from './en.ts';

export const delivery: TextsOf<typeof deliveryMessages> = {
  heading: 'यह कब पहुँचेगा?',
  pinCode: 'डिलीवरी का पिन कोड',
  check: 'जाँचें',
  by: '{when} तक',
  before: '{when} से पहले ऑर्डर करने पर',
  never: (pinCode) => `${pinCode} पर डिलीवरी नहीं हो सकती`,
  cash: 'कैश ऑन डिलीवरी',
  noCash: 'यहाँ कैश ऑन डिलीवरी नहीं है',
  returns: 'लौटाया गया सामान आपके घर से लिया जाता है',
  noReturns: 'यहाँ लौटाया गया सामान घर से नहीं लिया जाता',
  notAPin: 'छह अंकों का पिन कोड लिखें',
  noSuchPin: (pinCode) => `${pinCode} कोई पिन कोड नहीं है: कृपया अंक जाँचें`,
  lastHeard: 'दुकान से आख़िरी जानकारी: {when}',
  offline: 'आप ऑफ़लाइन हैं। फिर ऑनलाइन होने पर कोशिश करें।',
};
