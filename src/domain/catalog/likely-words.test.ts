import { expect, test } from 'vitest';
import { likelyWords } from './likely-words.ts';

test.each([
  ['/women/sarees/a-saree-of-last-year', 'a saree of last year'],
  ['/indigo_kurta-set.html?size=m#reviews', 'indigo kurta set'],
  ['/p/AJ-KS-1042/kurta-1042/', 'kurta'],
  ['/%E0%A4%B8%E0%A4%BE%E0%A4%A1%E0%A4%BC%E0%A5%80', 'साड़ी'],
  ['/%E0%A4-kurta', 'kurta'],
  ['/100%25-silk', 'silk'],
  ['/', ''],
  ['/1042', ''],
  ['', ''],
  [null, ''],
  [`/${'silk-'.repeat(30)}`, 'silk silk silk silk silk silk silk silk silk silk silk silk'],
])('%s says "%s"', (path, words) => {
  expect(likelyWords(path)).toBe(words);
});
