import { commonWords } from '../words/common/en.ts';
import type { Words } from '../words/writing/words.ts';

/**
 * The two usual options have names of ours, in the language of the visit, however the merchant spells them; known by
 * their code, or by the shop's English names where there is none. Others are called what the shop calls them.
 */
export function optionName(label: string, words: Words): string {
  const { colour, size } = words(commonWords);
  if (/^colou?r$/i.test(label)) return colour;
  return /^size$/i.test(label) ? size : label;
}
