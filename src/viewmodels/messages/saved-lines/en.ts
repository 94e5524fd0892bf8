import { defineMessages } from '../writing/messages.ts';

/** What was saved for later. A part of its own, since few carts have it. */
export const savedLineMessages = defineMessages('saved-lines', {
  heading: 'Saved for later',
  note: 'Kept on this device, in its colour and size.',
  move: 'Move to cart',
  moveOf: (name: string) => `Move to cart: ${name}`,
  forgetOf: (name: string) => `Remove ${name} from what is saved`,
});
