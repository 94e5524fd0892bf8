import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { catalogMessages } from './en.ts';

const count = counterOf('hi');

export const catalog: TextsOf<typeof catalogMessages> = {
  products: 'उत्पाद',
  save: (name) => `${name} सहेजें`,
  compare: (name) => `${name} की तुलना करें`,
  subcategories: 'उप-श्रेणियाँ',
  items: (items) => count(items, { one: '# आइटम', other: '# आइटम' }),
  colours: (colours) => count(colours, { one: '# रंग', other: '# रंग' }),
  rating: (stars, reviews) => count(reviews, { other: `${stars.toFixed(1)} (#)` }),
  rated: (stars, reviews) =>
    count(reviews, {
      one: `5 में से ${stars.toFixed(1)} रेटिंग, # समीक्षा से`,
      other: `5 में से ${stars.toFixed(1)} रेटिंग, # समीक्षाओं से`,
    }),
  progress: (shown, total) => `${total} में से ${shown}`,
  sortBy: 'इस क्रम में देखें',
  sort: 'क्रम लगाएँ',
  sorts: {
    relevance: 'सबसे सटीक',
    'created_at:desc': 'सबसे नए पहले',
    'stock.is_in_stock:desc': 'उपलब्धता',
    'price:asc': 'क़ीमत: कम से ज़्यादा',
    'price:desc': 'क़ीमत: ज़्यादा से कम',
    'country_of_origin:asc': 'मूल देश',
  },
  showEarlier: 'पहले वाले दिखाएँ',
  loadMore: 'और दिखाएँ',
  moreFailed: 'हम और उत्पाद नहीं ला सके। जो दिख रहा है वह बना रहेगा; कृपया फिर कोशिश करें।',
  empty: 'कोई उत्पाद नहीं मिला',
  emptyText: 'इस श्रेणी में अभी कुछ नहीं है।',
  seeMoreIn: (name) => `${name} में और देखें`,
  failed: 'हम ये उत्पाद अभी नहीं दिखा सकते',
  savedHere: 'आपका कार्ट और आपने जो सहेजा है, वह इस डिवाइस पर है।',
};
