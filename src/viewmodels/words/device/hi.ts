import type { TextsOf } from '../writing/words.ts';
import type { deviceWords } from './en.ts';

export const device: TextsOf<typeof deviceWords> = {
  'set-aside':
    'इस डिवाइस पर रुकी हुई कुछ चीज़ें पढ़ी नहीं जा सकीं और अलग रख दी गई हैं ({count}): अगर आपका कोई ऑर्डर न दिखे, तो {email} पर लिखें।',
  held: 'कृपया इस दुकान के दूसरे टैब बंद करें, ताकि यह टैब आपके डिवाइस पर रखे ऑर्डर पढ़ सके।',
  'may-clear': 'यह ब्राउज़र अपने पास रुकी हुई चीज़ें मिटा सकता है, इसलिए ऑर्डर भेजे जाने तक कृपया कुछ दिनों के भीतर दुकान फिर से खोलें।',
};
