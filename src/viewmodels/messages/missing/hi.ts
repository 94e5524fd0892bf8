import type { TextsOf } from '../writing/messages.ts';
import type { missingMessages } from './en.ts';

export const missing: TextsOf<typeof missingMessages> = {
  notFound: 'हमें यह पेज नहीं मिला',
  notFoundTitle: 'पेज नहीं मिला',
  youAskedFor: 'आपने यह पता खोला: {address}',
  notFoundText: 'हो सकता है वह कहीं और चला गया हो, या पते में कोई ग़लती हो। वापस आने का रास्ता यह रहा।',
  near: 'क्या आपको इनमें से किसी की तलाश थी?',
  successor: (name) => `“${name}” की बिक्री बंद हो चुकी है। अब उसकी जगह यह है।`,
};
