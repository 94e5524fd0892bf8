import { defineMessages } from '../writing/messages.ts';

/** A picture seen closely. */
export const zoomMessages = defineMessages('zoom', {
  zoom: 'Zoom',
  closer: 'Closer',
  farther: 'Farther',
  previous: 'Earlier picture',
  next: 'Later picture',
  place: (number: number, total: number, percent: number) => `${number} of ${total}, ${percent} %`,
});
