import type { TextsOf } from '../writing/messages.ts';
import type { newsletterMessages } from './en.ts';

export const newsletter: TextsOf<typeof newsletterMessages> = {
  newsletter: 'न्यूज़लेटर',
  invitation: 'नए परिधान और कारीगरों की कहानियाँ। आप जब चाहें यहीं सदस्यता छोड़ सकते हैं।',
  emailAddress: 'ईमेल पता',
  subscribe: 'सदस्यता लें',
  unsubscribe: 'सदस्यता छोड़ें',
  missing: 'अपना ईमेल पता लिखें',
  notAnEmail: 'name@example.com जैसा ईमेल पता लिखें',
  subscribed: (email) => `न्यूज़लेटर ${email} पर आता है।`,
  pending: (email) => `हमने ${email} पर एक ईमेल भेजा है। कृपया उसमें सदस्यता की पुष्टि करें।`,
  unsubscribed: (email) => `न्यूज़लेटर अब ${email} पर नहीं आएगा।`,
  waits: (email) => `इस डिवाइस पर सहेजा गया। दुकान तक पहुँच होते ही ${email} भेज दिया जाएगा।`,
  failed: 'कुछ गड़बड़ हो गई। कुछ सेकंड बाद फिर कोशिश करें।',
  offline: 'आप ऑफ़लाइन हैं। फिर ऑनलाइन होने पर कोशिश करें।',
};
