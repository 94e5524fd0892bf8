/** Markup that is safe to write into a page as it is. Only `html` makes it. */
export type Markup = { readonly markup: string };

type Filling = string | number | Markup | readonly Markup[];

/** Joins markup; every text in it is escaped, so that a feature or a message cannot become markup. */
export function html(parts: TemplateStringsArray, ...fillings: readonly Filling[]): Markup {
  const written = parts.map((part, at) => part + (at < fillings.length ? writtenOf(fillings[at] ?? '') : ''));
  return { markup: written.join('') };
}

/** A part that is there only under a condition. */
export const nothing: Markup = { markup: '' };

/** What the code says of itself in backquotes is set as code. */
export function withCode(text: string): Markup {
  return html`${text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))}`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function writtenOf(filling: Filling): string {
  if (typeof filling === 'string') return escapeHtml(filling);
  if (typeof filling === 'number') return String(filling);
  return 'markup' in filling ? filling.markup : filling.map(({ markup }) => markup).join('');
}
