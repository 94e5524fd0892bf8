import { areaPages, screensPage } from './area-pages.ts';
import { areOfAnotherCommit, type BookData } from './book-data.ts';
import { featurePages } from './feature-pages.ts';
import { frontPage } from './front-page.ts';
import { html } from './markup.ts';
import { documentOf, type Page } from './page.ts';
import { referencePages } from './reference-pages.ts';
import { requirementPages } from './requirement-pages.ts';
import { searchEntries, searchIndexScript, searchPage } from './search-page.ts';

export type BookFiles = ReadonlyMap<string, string>;

/** Every file that is written from the data, by its path in the book. */
export function bookFiles(data: BookData): BookFiles {
  const pages: readonly Page[] = [
    frontPage(data),
    ...areaPages(data),
    ...featurePages(data),
    ...requirementPages(data),
    ...referencePages(data),
    screensPage(data),
    searchPage,
  ];
  return new Map([
    ...pages.map((page) => [page.path, documentOf(signed(page, data))] as const),
    ['search-index.js', searchIndexScript(searchEntries(data))],
  ]);
}

/** Every page says of which commit its results are: it may be sent alone. */
function signed(page: Page, { commits }: BookData): Page {
  const { book, results } = commits;
  const told = areOfAnotherCommit(commits)
    ? html`Results of ${results ?? 'an unknown commit'}, book of ${book ?? 'an unknown commit'}: they are not surely of one text.`
    : html`Book and results of ${book ?? ''}.`;
  return { ...page, body: html`${page.body}<p class="note">${told}</p>` };
}

/** Links of pages that lead nowhere: to a file that the book has not, or to a place that its page has not. */
export function brokenLinks(files: BookFiles, others: ReadonlySet<string>): readonly string[] {
  return [...files].flatMap(([path, text]) => {
    if (!path.endsWith('.html')) return [];
    const targets = [...text.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, target = '']) => target);
    return [...new Set(targets)]
      .filter((target) => !target.startsWith('data:') && !leads(path, target, files, others))
      .map((target) => `${path}: ${target} leads nowhere`);
  });
}

function leads(path: string, target: string, files: BookFiles, others: ReadonlySet<string>): boolean {
  const { pathname, hash } = new URL(target, `book:///${path}`);
  const file = hash !== '' && target.startsWith('#') ? path : decodeURIComponent(pathname.slice(1));
  const text = files.get(file);
  if (text === undefined) return others.has(file);
  return hash === '' || text.includes(` id="${hash.slice(1)}"`);
}
