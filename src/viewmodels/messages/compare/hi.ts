import type { TextsOf } from '../writing/messages.ts';
import type { compareMessages } from './en.ts';

export const compare: TextsOf<typeof compareMessages> = {
  table: 'तुलना किए गए उत्पाद',
  property: 'विशेषता',
  price: 'क़ीमत',
  onlyDifferences: 'केवल अंतर',
  noDifferences: 'दुकान इनके बारे में जो बताती है, उसमें ये पीस एक जैसे हैं।',
  nothingToSay: 'दुकान के पास इन पीस का ऐसा कोई विवरण नहीं है जिसकी तुलना हो सके।',
  unknown: 'नहीं बताया गया',
  takeAway: 'हटाएँ',
  needsScripts: 'तुलना आपके डिवाइस पर रहती है और उसके लिए JavaScript ज़रूरी है।',
  remove: (name) => `${name} को तुलना से हटाएँ`,
  keptHere: 'इस डिवाइस पर सहेजा गया। चार पीस तक साथ-साथ दिखते हैं।',
  loading: 'विवरण लाया जा रहा है',
  failed: 'इन पीस का विवरण नहीं लाया जा सका।',
  offline: 'आप ऑफ़लाइन हैं। फिर ऑनलाइन होते ही विवरण आ जाएगा; पीस और क़ीमतें वैसी हैं जैसी आपने पिछली बार देखी थीं।',
  emptyTitle: 'तुलना के लिए अभी कुछ नहीं है',
  emptyText: 'किसी पीस के पेज पर “तुलना में जोड़ें” दबाएँ और यहाँ चार तक साथ-साथ देखें।',
};
