import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { wishlistMessages } from './en.ts';

const count = counterOf('hi');

export const wishlist: TextsOf<typeof wishlistMessages> = {
  moveAll: 'सब कार्ट में डालें',
  moved: (pieces) => count(pieces, { one: '# पीस अब आपके कार्ट में है।', other: '# पीस अब आपके कार्ट में हैं।' }),
  toChoose: (pieces) =>
    count(pieces, {
      one: '# पीस के लिए पहले साइज़ या कुछ और चुनना होगा।',
      other: '# पीस के लिए पहले साइज़ या कुछ और चुनना होगा।',
    }),
  soldOut: (pieces) => count(pieces, { one: '# पीस बिक चुका है।', other: '# पीस बिक चुके हैं।' }),
  unsold: (pieces) => count(pieces, { one: '# पीस अभी नहीं ख़रीदा जा सकता।', other: '# पीस अभी नहीं ख़रीदे जा सकते।' }),
  stockUnsure: 'स्टॉक की जाँच अभी नहीं हो पाई। ऑर्डर भेजने से पहले हम जाँच लेंगे।',
  undo: 'वापस लाएँ',
  back: (pieces) => count(pieces, { one: '# पीस फिर से आपकी विशलिस्ट में है।', other: '# पीस फिर से आपकी विशलिस्ट में हैं।' }),
  fewLeft: (left) => count(left, { one: 'केवल # बचा है।', other: 'केवल # बचे हैं।' }),
  backInStock: 'फिर से स्टॉक में है।',
  soldOutSince: 'आपके सहेजने के बाद बिक चुका है।',
};
