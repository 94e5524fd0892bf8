import { commonMessages } from '../messages/common/en.ts';
import type { Messages } from '../messages/writing/messages.ts';

/**
 * The two usual options have names of ours, in the language of the visit, however the merchant spells them; known by
 * their code, or by the shop's English names where there is none. Others are called what the shop calls them.
 */
export function optionName(label: string, messages: Messages): string {
  const { colour, size } = messages(commonMessages);
  if (/^colou?r$/i.test(label)) return colour;
  return /^size$/i.test(label) ? size : label;
}
