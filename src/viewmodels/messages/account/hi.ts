import type { TextsOf } from '../writing/messages.ts';
import type { accountMessages } from './en.ts';

export const account: TextsOf<typeof accountMessages> = {
  account: 'खाता',
  whySignIn: 'आपका कार्ट, ऑर्डर और विशलिस्ट हर डिवाइस पर साथ आते हैं।',
  signIn: 'साइन इन करें',
  register: 'रजिस्टर करें',
  signedInAs: (name: string) => `${name} के रूप में साइन इन`,
  yourAccount: 'आपका खाता',
  logOut: 'लॉग आउट करें',
  orders: 'ऑर्डर',
  ordersKept: 'इस डिवाइस से दिए गए ऑर्डर।',
  none: 'अभी कोई ऑर्डर नहीं। इस डिवाइस से आप जो भी मँगाएँगे, वह यहाँ दिखेगा।',
  placed: (number) => `ऑर्डर ${number}`,
  waiting: 'भेजे जाने की प्रतीक्षा में',
  refused: 'ऑर्डर नहीं हुआ',
  withdrawn: 'रद्द किया गया',
  canceling: 'रद्द किया जा रहा है',
  unwanted: (number) => `ऑर्डर ${number}, देर से रद्द किया गया`,
  messages: 'संदेश',
  messagesKept: 'इस बार आने पर दुकान ने आपसे जो कहा। आपके जाने पर यह मिट जाता है।',
  noMessages: 'अभी कुछ नहीं। इस बार आने पर दुकान आपसे जो कहेगी, वह यहाँ दिखेगा।',
  help: 'सहायता',
};
