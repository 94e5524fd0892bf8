import { html, type Markup } from './markup.ts';

/** A page of the book. Its path is from the book's folder, such as `areas/cart.html`. */
export type Page = { readonly path: string; readonly title: string; readonly body: Markup };

/** The way from one page to another, so that the book can be opened as files and served below any address. */
export function linkTo(from: string, target: string): string {
  return '../'.repeat(from.split('/').length - 1) + target;
}

const chapters = [
  ['index.html', 'The book'],
  ['requirements.html', 'Requirements'],
  ['unproved.html', 'Not proved'],
  ['settings.html', 'Settings'],
  ['messages.html', 'Messages'],
  ['ports.html', 'Ports'],
  ['screens.html', 'Screens'],
  ['search.html', 'Search'],
] as const;

/** The page as a whole file. It needs no script; the search has its own. */
export function documentOf({ path, title, body }: Page): string {
  const entries = chapters.map(([target, name]) =>
    target === path
      ? html`<li><a href="${linkTo(path, target)}" aria-current="page">${name}</a></li>`
      : html`<li><a href="${linkTo(path, target)}">${name}</a></li>`,
  );
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Zari</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${linkTo(path, 'book.css')}">
</head>
<body>
<a class="skip" href="#main">To the content</a>
<header><nav aria-label="Chapters"><ul>${entries}</ul></nav></header>
<main id="main" tabindex="-1">
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`.markup;
}

/** A table that can be moved sideways on a phone, by keys as well. */
export function tableOf(name: string, heads: readonly string[], rows: readonly (readonly Markup[])[]): Markup {
  return html`<div class="wide" role="region" aria-label="${name}" tabindex="0"><table>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>\n`)}</tbody>
</table></div>`;
}
