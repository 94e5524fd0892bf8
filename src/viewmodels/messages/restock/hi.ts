import type { TextsOf } from '../writing/messages.ts';
import type { restockMessages } from './en.ts';

export const restock: TextsOf<typeof restockMessages> = {
  thisPiece: 'यह उत्पाद',
  promise: (what) => `${what} फिर आते ही हम आपको एक बार लिखेंगे।`,
  noted: (what) => `${what} फिर आते ही आपको एक बार ईमेल मिलेगा।`,
  waits: (what) =>
    `इस डिवाइस पर सहेजा गया। दुकान तक पहुँच होते ही भेज दिया जाएगा, और ${what} फिर आते ही आपको एक बार ईमेल मिलेगा।`,
  there: (what) => `दुकान में ${what} फिर उपलब्ध है। ख़रीदने के लिए यह पेज दोबारा खोलें।`,
};
