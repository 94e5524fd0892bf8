import type { TextsOf } from '../writing/messages.ts';
import type { savedLineMessages } from './en.ts';

export const savedLines: TextsOf<typeof savedLineMessages> = {
  heading: 'बाद के लिए रखा हुआ',
  note: 'अपने रंग और साइज़ में इसी डिवाइस पर रखा है।',
  move: 'कार्ट में डालें',
  moveOf: (name) => `कार्ट में डालें: ${name}`,
  forgetOf: (name) => `हटाएँ: ${name}, बाद के लिए रखा हुआ`,
};
