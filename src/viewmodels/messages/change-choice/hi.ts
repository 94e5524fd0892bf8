import type { TextsOf } from '../writing/messages.ts';
import type { changeChoiceMessages } from './en.ts';

export const changeChoice: TextsOf<typeof changeChoiceMessages> = {
  heading: 'रंग या साइज़ बदलें',
  confirm: 'बदलें',
  leave: 'ऐसे ही रहने दें',
  changed: (name, choice) => `${name} अब ${choice} में है।`,
  gone: 'यह आइटम अब आपके कार्ट में नहीं है।',
  offline: 'आपके फिर ऑनलाइन होने पर रंग और साइज़ बदले जा सकते हैं।',
  unreachable: 'अभी हम विकल्प नहीं दिखा पा रहे हैं।',
};
