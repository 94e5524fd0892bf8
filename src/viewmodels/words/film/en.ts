import { definePart } from '../writing/words.ts';

/** The player of a film. */
export const filmWords = definePart('film', {
  goOn: 'Go on with the film',
  captions: 'Captions',
  failed: 'The film cannot be played here.',
  openFile: 'Open the film by itself',
});
