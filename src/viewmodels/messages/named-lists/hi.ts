import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { namedListMessages } from './en.ts';

const count = counterOf('hi');

export const namedLists: TextsOf<typeof namedListMessages> = {
  lists: 'आपकी लिस्टें',
  counted: (name, pieces) => `${name}, ${count(pieces, { other: '# पीस' })}`,
  make: 'नई लिस्ट',
  rename: 'लिस्ट का नाम बदलें',
  delete: 'लिस्ट हटाएँ',
  name: 'आपकी लिस्ट का नाम',
  nameHelp: (letters) => `जैसे कोई त्योहार या किसी का नाम, ज़्यादा से ज़्यादा ${count(letters, { other: '# अक्षर' })}।`,
  create: 'लिस्ट बनाएँ',
  saveName: 'नाम सहेजें',
  cancel: 'रहने दें',
  made: (name) => `लिस्ट “${name}” तैयार है।`,
  renamed: (name) => `लिस्ट का नाम अब “${name}” है।`,
  deleted: (name) => `लिस्ट “${name}” हटा दी गई है।`,
  deletedWith: (name, pieces) => `लिस्ट “${name}” ${count(pieces, { other: '# पीस' })} के साथ हटा दी गई है।`,
  linkEnds: 'उसका लिंक भी बंद हो जाएगा।',
  restored: (name) => `लिस्ट “${name}” वापस आ गई है।`,
  move: 'लिस्ट में ले जाएँ',
  moveOf: (piece) => `लिस्ट में ले जाएँ: ${piece}`,
  moved: (piece, list) => `${piece} अब लिस्ट “${list}” में है।`,
  inList: (list) => `लिस्ट “${list}” में`,
  emptyTitle: 'इस लिस्ट में अभी कुछ नहीं है',
  emptyText: 'सहेजे हुए पीस पहले आपकी विशलिस्ट में होते हैं। किसी पीस को यहाँ लाने के लिए उस पर “लिस्ट में ले जाएँ” दबाएँ।',
  toFirst: 'अपनी विशलिस्ट देखें',
  nameMissing: 'कृपया लिस्ट को एक नाम दें।',
  nameTooLong: (letters) => `कृपया ${count(letters, { other: '# अक्षर' })} से ज़्यादा न लिखें।`,
  nameOdd: 'कृपया अक्षर, अंक या इमोजी लिखें, छिपे हुए चिह्न नहीं।',
  nameTaken: (name) => `आपके पास “${name}” नाम की लिस्ट पहले से है।`,
  tooMany: (lists) =>
    `आपके पास ${count(lists, { one: '# लिस्ट', other: '# लिस्टें' })} हैं, और इससे ज़्यादा नहीं हो सकतीं। नई बनाने के लिए एक हटाएँ।`,
};
