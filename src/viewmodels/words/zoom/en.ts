import { definePart } from '../writing/words.ts';

/** A picture seen closely. */
export const zoomWords = definePart('zoom', {
  zoom: 'Zoom',
  closer: 'Closer',
  farther: 'Farther',
  previous: 'Earlier picture',
  next: 'Later picture',
  place: (number: number, total: number, percent: number) => `${number} of ${total}, ${percent} %`,
});
