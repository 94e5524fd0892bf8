import { counterOf } from '../counter-of.ts';
import type { TextsOf } from '../words.ts';
import type { productWords } from './en.ts';

const count = counterOf('hi');

export const product: TextsOf<typeof productWords> = {
  gallery: 'गैलरी',
  pictures: 'तस्वीरें',
  showPicture: (number) => `तस्वीर ${number} दिखाएँ`,
  previousPicture: 'पिछली तस्वीर',
  nextPicture: 'अगली तस्वीर',
  pictureOf: (number, total) => `${total} में से ${number}`,
  allTaxes: 'सभी करों सहित',
  color: 'रंग',
  size: 'साइज़',
  notAvailable: 'उपलब्ध नहीं',
  soldOut: 'बिक चुका है',
  soldOutIn: (others) => `${others} में बिक चुका है`,
  onlyLeft: (pieces) => count(pieces, { other: 'केवल # बचे हैं', one: 'केवल # बचा है' }),
  inStock: 'स्टॉक में है',
  sizeGuide: 'साइज़ गाइड',
  pause: 'रोकें',
  play: 'चलाएँ',
  zoom: 'बड़ा करें',
  whyThisPrice: 'यह कीमत क्यों?',
  copyLink: 'लिंक कॉपी करें',
  linkCopied: 'लिंक कॉपी हो गया।',
  quantity: 'संख्या',
  addToCart: 'कार्ट में डालें',
  buyBar: 'यह उत्पाद ख़रीदें',
  added: 'जोड़ दिया गया',
  addToWishlist: 'विशलिस्ट में जोड़ें',
  removeFromWishlist: 'विशलिस्ट से हटाएँ',
  about: 'इस परिधान के बारे में',
  details: 'विवरण',
  designer: 'डिज़ाइनर',
  articleNumber: 'उत्पाद संख्या',
  delivery: 'डिलीवरी और वापसी',
  deliveryCost: 'डिलीवरी का ख़र्च चेकआउट में, भुगतान से पहले दिखाया जाता है।',
  helpAt: 'कुछ ठीक नहीं लगा? {email} पर लिखें और ऑर्डर नंबर साथ रखें।',
  failed: 'हम यह उत्पाद अभी नहीं दिखा सकते',
};
