import { counterOf } from '../counter-of.ts';
import { definePart } from '../words.ts';

const count = counterOf('en');

/** What a product page shows after the product: reviews, other pieces, the size guide. */
export const productMoreWords = definePart('product-more', {
  reviews: 'Reviews',
  average: (stars: string, reviews: string) => `${stars} out of 5, from ${reviews}`,
  reviewCount: (reviews: number) => count(reviews, { one: '# review', other: '# reviews' }),
  noReviews: 'Nobody has reviewed this piece yet.',
  latestOf: (shown: number, total: number) => `The latest ${shown} of ${total}`,
  starsOf: (stars: number) => count(stars, { one: '# star', other: '# stars' }),
  allStars: 'All',
  filter: 'Show reviews with',
  reviewsFailed: 'The reviews cannot be shown right now.',
  byOn: (author: string, day: string) => `${author}, ${day}`,
  showMore: 'Show more reviews',
  write: 'Write a review',
  yourName: 'Your name',
  summary: 'Summary',
  review: 'Review',
  rating: 'Rating',
  submit: 'Submit review',
  sending: 'Adding a review ...',
  moderation: 'We read every review before it appears here. Your name is shown with it.',
  needed: 'Please fill this in.',
  tooLong: (most: number) => `At most ${most} letters, please.`,
  related: 'Goes well with it',
  banners: 'Worn and shown',
  sizeGuide: 'Size guide',
  inches: 'Inches',
  centimetres: 'Centimetres',
  unit: 'Unit',
  howToMeasure: 'How to measure',
  measureBust: 'Bust: around the fullest part, the tape level at the back.',
  measureWaist: 'Waist: around the narrowest part, a finger between tape and skin.',
  measureHip: 'Hip: around the fullest part, feet together.',
  measureBetween: 'Between two sizes, take the larger one: it can be taken in.',
});
