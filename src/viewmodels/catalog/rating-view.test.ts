import { expect, test } from 'vitest';
import { catalog as arabic } from '../messages/catalog/ar.ts';
import { catalog as german } from '../messages/catalog/de.ts';
import { catalogMessages } from '../messages/catalog/en.ts';
import { catalog as hindi } from '../messages/catalog/hi.ts';
import { inEnglish, type Messages } from '../messages/writing/messages.ts';
import { ratingView } from './rating-view.ts';

test('a rating is told from the third review on', () => {
  expect(ratingView({ average: 5, reviews: 2 }, inEnglish)).toBeNull();
  expect(ratingView({ average: 4.33, reviews: 3 }, inEnglish)).toEqual({
    average: 4.33,
    text: '4.3 (3)',
    spoken: 'Rated 4.3 of 5 by 3 reviews',
  });
});

test('what was never rated, and what a device kept before there were ratings, says nothing', () => {
  expect(ratingView(null, inEnglish)).toBeNull();
  expect(ratingView(undefined, inEnglish)).toBeNull();
});

test.each([
  [catalogMessages.english, '4.3 (1,248)', 'Rated 4.3 of 5 by 1,248 reviews'],
  [german, '4,3 (1.248)', '4,3 von 5 Sternen bei 1.248 Bewertungen'],
  [hindi, '4.3 (1,248)', '5 में से 4.3 रेटिंग, 1,248 समीक्षाओं से'],
  [arabic, '4.3 (1,248)', 'التقدير 4.3 من 5، بناءً على 1,248 تقييمًا'],
])('numbers are written as the language writes them: %#', (texts, text, spoken) => {
  const messages = (() => texts) as unknown as Messages;
  expect(ratingView({ average: 4.333, reviews: 1_248 }, messages)).toMatchObject({ text, spoken });
});
