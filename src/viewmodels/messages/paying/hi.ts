import type { TextsOf } from '../writing/messages.ts';
import type { payingMessages } from './en.ts';

export const paying: TextsOf<typeof payingMessages> = {
  signedOut: 'क्या आपका खाता है?',
  signIn: 'साइन इन करें',
  savedAddresses: 'सहेजे गए पते',
  credit: 'स्टोर क्रेडिट',
  creditOffer: (available: string) => `स्टोर क्रेडिट इस्तेमाल करें, ${available} उपलब्ध`,
  leftToPay: (amount: string) => `${amount} देना बाक़ी`,
  account: 'खाता',
  createAccount: 'इस ऑर्डर के साथ खाता बनाएँ',
  accountHelp: 'ऊपर दिए गए नाम और ईमेल के साथ। आपको केवल पासवर्ड चुनना है।',
  password: 'पासवर्ड',
  passwordRule: 'कम से कम 8 अक्षर',
  passwordProblems: { required: 'पासवर्ड लिखें', 'too-short': 'कम से कम 8 अक्षर लिखें' },
};
