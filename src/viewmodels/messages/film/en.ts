import { defineMessages } from '../writing/messages.ts';

/** The player of a film. */
export const filmMessages = defineMessages('film', {
  goOn: 'Go on with the film',
  captions: 'Captions',
  failed: 'The film cannot be played here.',
  openFile: 'Open the film by itself',
});
