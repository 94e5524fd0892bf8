export type Requirement = { readonly id: string; readonly text: string };

const line = /^- \*\*([A-Z]+-\d{2,3})\*\* (.*)$/gm;
const mention = /\b[A-Z]+-\d{2,3}\b/g;

/** Reads the requirements of docs/requirements.md, in its order. */
export const parseRequirementList = (markdown: string): readonly Requirement[] =>
  [...markdown.matchAll(line)].map(([, id = '', text = '']) => ({ id, text }));

/** The ids that a tag or a test's title mentions, such as CART-07. */
export const idsIn = (text: string): readonly string[] => text.match(mention) ?? [];

/** `CART` of `CART-07`. */
export const areaOf = (id: string): string => id.slice(0, id.indexOf('-'));
