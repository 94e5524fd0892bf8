import type { BrokenLine } from '../broken-line.ts';

export const pwa: readonly BrokenLine[] = [
  {
    id: 'PWA-10',
    lost: 'without a network it is said that the page cannot be had offline',
    file: 'src/domain/notices/empty-page-notice.ts',
    from: "'product-empty-result'",
    to: "'page-gone'",
  },
  {
    id: 'PWA-10',
    lost: 'it is said in the words of the specification',
    file: 'src/viewmodels/words/notices/en.ts',
    from: 'The product, category or CMS page is not available in Offline mode. Redirecting to Home.',
    to: 'The page is not available offline.',
  },
  {
    id: 'PWA-10',
    lost: 'it is told as an error',
    file: 'src/domain/notices/notices.ts',
    from: "'product-empty-result': 'error'",
    to: "'product-empty-result': 'info'",
  },
];
