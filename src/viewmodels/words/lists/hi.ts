import type { TextsOf } from '../writing/words.ts';
import type { listWords } from './en.ts';

export const lists: TextsOf<typeof listWords> = {
  wishlist: 'विशलिस्ट',
  recent: 'हाल में देखे गए',
  saved: 'सहेजे हुए पीस',
  keptHere: 'इस डिवाइस पर सहेजा गया।',
  emptyTitle: 'आपकी विशलिस्ट ख़ाली है',
  emptyText: 'जो पसंद आए उस पर दिल दबाएँ, वह यहाँ आपका इंतज़ार करेगा, बिना इंटरनेट के भी।',
  continue: 'ख़रीदारी जारी रखें',
  remove: (name) => `${name} को विशलिस्ट से हटाएँ`,
};
