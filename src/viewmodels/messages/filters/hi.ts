import type { TextsOf } from '../writing/messages.ts';
import type { filterMessages } from './en.ts';

export const filters: TextsOf<typeof filterMessages> = {
  filters: 'फ़िल्टर',
  filtersChosen: (chosen) => `फ़िल्टर (${chosen})`,
  names: {
    category_product: 'परिधान',
    category: 'श्रेणी',
    discount: 'छूट',
    rts: 'भेजने के लिए तैयार',
    gender: 'किसके लिए',
    price: 'क़ीमत',
  },
  range: (from, to) => `${from} – ${to}`,
  andAbove: (from) => `${from} और उससे ज़्यादा`,
  upTo: (to) => `${to} तक`,
  discountFrom: (percent) => `${percent}% और उससे ज़्यादा`,
  from: 'से',
  to: 'तक',
  applyPrice: 'क़ीमत लागू करें',
  lowestPrice: 'न्यूनतम क़ीमत',
  highestPrice: 'अधिकतम क़ीमत',
  anyPrice: 'कोई भी',
  allOf: (group, count) => `${group}: सभी ${count} दिखाएँ`,
  greyValues: 'धूसर विकल्पों में मौजूदा चुनाव के साथ कोई आइटम नहीं है।',
  remove: (value) => `फ़िल्टर ${value} हटाएँ`,
  clearAll: 'सभी फ़िल्टर हटाएँ',
  showItems: 'आइटम दिखाएँ',
  show: (items) => `${items} दिखाएँ`,
  noHits: 'कोई भी आइटम सभी चुनी हुई बातों पर खरा नहीं उतरता।',
  showWithout: (value) => `${value} के बिना आइटम दिखाएँ`,
  notRenewed: 'हम सूची ताज़ा नहीं कर सके। जो दिख रहा है वह आपके पिछले चुनाव से पहले का है।',
};
