import { defineMessages } from '../writing/messages.ts';

/** Another colour or size for a line of the cart. A part of its own, since no first page says it. */
export const changeChoiceMessages = defineMessages('change-choice', {
  heading: 'Change colour or size',
  confirm: 'Change',
  leave: 'Leave as it is',
  changed: (name: string, choice: string) => `${name} is now ${choice}.`,
  gone: 'This piece is not in your cart any more.',
  offline: 'Colour and size can be changed when you are back online.',
  unreachable: 'We cannot show what there is to choose right now.',
});
