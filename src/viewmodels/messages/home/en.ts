import type { CollectionName } from '#domain/content/home.ts';
import { defineMessages } from '../writing/messages.ts';

/** The front of the shop. */
export const homeMessages = defineMessages('home', {
  title: 'Zari – Indian designer clothes, made to be worn',
  description: 'Sarees, lehengas, kurtas and sherwanis from the houses we know, sent all over the world.',
  empty: 'The shop window is empty for a moment',
  emptyText: 'Please look again.',
  collections: {
    'new-in': 'New in',
    trending: 'Trending',
    'celebrity-style': 'Celebrity style',
    'best-sellers': 'Best sellers',
  } satisfies Readonly<Record<CollectionName, string>>,
  banners: 'Banners',
  seeMore: 'See more',
  earlierIn: (title: string) => `Earlier in ${title}`,
  moreIn: (title: string) => `More in ${title}`,
  viewAllOf: (title: string) => `View all ${title}`,
  until: 'Until {day}',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  slideOf: (at: number, of: number) => `Slide ${at} of ${of}`,
  pause: 'Pause',
  play: 'Play',
  stores: 'Our stores',
  openToday: (opens: string, closes: string) => `Open today ${opens} to ${closes}`,
  closedToday: 'Closed today',
  directions: 'Directions',
  directionsTo: (name: string) => `Directions to ${name}`,
});
