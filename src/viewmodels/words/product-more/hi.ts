import { counterOf } from '../counter-of.ts';
import type { TextsOf } from '../words.ts';
import type { productMoreWords } from './en.ts';

const count = counterOf('hi');

export const productMore: TextsOf<typeof productMoreWords> = {
  reviews: 'समीक्षाएँ',
  average: (stars, reviews) => `5 में से ${stars}, ${reviews} से`,
  reviewCount: (reviews) => count(reviews, { one: '# समीक्षा', other: '# समीक्षाओं' }),
  noReviews: 'इस परिधान की अभी तक किसी ने समीक्षा नहीं की है।',
  latestOf: (shown, total) => `${total} में से सबसे नई ${shown}`,
  starsOf: (stars) => count(stars, { one: '# स्टार', other: '# स्टार' }),
  allStars: 'सभी',
  filter: 'इतने स्टार वाली समीक्षाएँ दिखाएँ',
  reviewsFailed: 'समीक्षाएँ अभी नहीं दिखाई जा सकतीं।',
  byOn: (author, day) => `${author}, ${day}`,
  showMore: 'और समीक्षाएँ दिखाएँ',
  write: 'समीक्षा लिखें',
  yourName: 'आपका नाम',
  summary: 'सारांश',
  review: 'समीक्षा',
  rating: 'रेटिंग',
  submit: 'समीक्षा भेजें',
  sending: 'समीक्षा भेजी जा रही है …',
  moderation: 'यहाँ दिखाने से पहले हम हर समीक्षा पढ़ते हैं। उसके साथ आपका नाम दिखेगा।',
  needed: 'कृपया इसे भरें।',
  tooLong: (most) => `कृपया अधिकतम ${most} अक्षर लिखें।`,
  related: 'इसके साथ जँचेगा',
  banners: 'पहना और दिखाया',
  sizeGuide: 'साइज़ गाइड',
  inches: 'इंच',
  centimetres: 'सेंटीमीटर',
  unit: 'इकाई',
  howToMeasure: 'नाप कैसे लें',
  measureBust: 'छाती: सबसे चौड़े हिस्से पर, पीछे फ़ीता सीधा रखें।',
  measureWaist: 'कमर: सबसे पतले हिस्से पर, फ़ीते और त्वचा के बीच एक उँगली रखें।',
  measureHip: 'कूल्हे: सबसे चौड़े हिस्से पर, पैर जोड़कर।',
  measureBetween: 'दो साइज़ के बीच हों तो बड़ा लें: उसे कसा जा सकता है।',
};
