import type { TextsOf } from '../writing/messages.ts';
import type { wayToPayMessages } from './en.ts';

export const waysToPay: TextsOf<typeof wayToPayMessages> = {
  channels: { upi: 'UPI', cards: 'कार्ड और नेट बैंकिंग' },
  fromApp: 'अपने UPI ऐप से भुगतान करें।',
  gateway: (name) => `आप ${name} पर आगे बढ़ेंगे, फिर यहाँ लौटेंगे।`,
  gatewayLater: (name) => `आप ऑफ़लाइन हैं: ऑर्डर भेजे जाने के बाद आप ${name} पर भुगतान करेंगे।`,
  cash: 'पार्सल आने पर कूरियर को भुगतान करें, बिना किसी शुल्क के। केवल भारत में।',
  noCash: 'कैश ऑन डिलीवरी के लिए पार्सल ज़रूरी है: डाउनलोड की जाने वाली चीज़ों का भुगतान ऑनलाइन होता है।',
  noCashThere: 'इस पिन कोड पर नक़द नहीं लिया जाता। कृपया ऑनलाइन भुगतान करें।',
};
