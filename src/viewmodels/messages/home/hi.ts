import type { TextsOf } from '../writing/messages.ts';
import type { homeMessages } from './en.ts';

export const home: TextsOf<typeof homeMessages> = {
  title: 'Zari – भारतीय डिज़ाइनर परिधान, पहनने के लिए बने हुए',
  description: 'हमारे जाने-परखे घरानों की साड़ियाँ, लहंगे, कुर्ते और शेरवानियाँ, दुनिया भर में भेजी जाती हैं।',
  empty: 'शोकेस अभी कुछ देर के लिए ख़ाली है',
  emptyText: 'कृपया फिर से देखें।',
  collections: {
    'new-in': 'नई आमद',
    trending: 'ट्रेंड में',
    'celebrity-style': 'सितारों का अंदाज़',
    'best-sellers': 'सबसे ज़्यादा बिकने वाले',
  },
  banners: 'सुझाव',
  seeMore: 'और देखें',
  earlierIn: (title) => `${title} में पीछे जाएँ`,
  moreIn: (title) => `${title} में आगे देखें`,
  viewAllOf: (title) => `सब देखें: ${title}`,
  until: '{day} तक',
  previousSlide: 'पिछली स्लाइड',
  nextSlide: 'अगली स्लाइड',
  slideOf: (at, of) => `स्लाइड ${at} / ${of}`,
  pause: 'रोकें',
  play: 'चलाएँ',
  stores: 'हमारी दुकानें',
  openToday: (opens, closes) => `आज ${opens} से ${closes} तक खुली`,
  closedToday: 'आज बंद',
  directions: 'रास्ता देखें',
  directionsTo: (name) => `रास्ता देखें: ${name}`,
};
