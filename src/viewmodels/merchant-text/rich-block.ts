/** Words in a line; `href` leads to a page of the shop, or elsewhere. */
export type Inline =
  | { readonly kind: 'text' | 'strong' | 'emphasis'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

export type Line = readonly Inline[];

/** A part of a merchant's page. Names of headings are unique within it and fit an address. */
export type RichBlock =
  | { readonly kind: 'heading'; readonly text: string; readonly name: string }
  | { readonly kind: 'paragraph'; readonly line: Line }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly Line[] }
  | { readonly kind: 'terms'; readonly terms: readonly { readonly isTerm: boolean; readonly line: Line }[] }
  | { readonly kind: 'table'; readonly head: readonly Line[]; readonly rows: readonly (readonly Line[])[] };

export function textOf(line: Line): string {
  return line
    .map(({ text }) => text)
    .join('')
    .trim();
}
