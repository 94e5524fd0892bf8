import type { TextsOf } from '../writing/messages.ts';
import type { givenBackMessages } from './en.ts';

export const givenBack: TextsOf<typeof givenBackMessages> = {
  heading: 'वापसियाँ',
  give: 'सामान लौटाएँ',
  until: (day) => `${day} तक लौटाया जा सकता है`,
  over: (day) => `${day} तक लौटाया जा सकता था`,
  notYet: 'पूरा ऑर्डर पहुँच जाने के बाद सामान लौटाया जा सकता है।',
  never: 'नाप के अनुसार सिला या न भेजा जाने वाला सामान लौटाया नहीं जा सकता।',
  name: (number) => `वापसी ${number}`,
  askedOn: (day) => `${day} को दर्ज की गई`,
  receivedOn: (day) => `${day} को हम तक पहुँची`,
  refundedOn: (day) => `${day} को राशि लौटाई गई`,
  refusedOn: (day) => `${day} को अस्वीकार की गई`,
  refund: (amount) => `लौटाई जाने वाली राशि: ${amount}`,
};
