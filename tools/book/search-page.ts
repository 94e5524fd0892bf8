import { type BookData, featurePath, requirementPlaces } from './book-data.ts';
import { html } from './markup.ts';
import type { Page } from './page.ts';

/** What a reader may look for: its words and its place. */
export type SearchEntry = readonly [words: string, place: string];

export const searchPage: Page = {
  path: 'search.html',
  title: 'Search',
  body: html`<noscript><p>The search needs JavaScript. Everything can be reached from <a href="index.html">the book's first page</a>.</p></noscript>
<form role="search" id="search" hidden><label for="words">Words, a requirement's number, a setting or a file</label>
<input id="words" type="search" autocomplete="off" spellcheck="false"></form>
<p id="count" role="status"></p><ol id="found" class="list"></ol>
<script src="search-index.js"></script><script src="search.js"></script>`,
};

/** Everything that has a place of its own. */
export function searchEntries(data: BookData): readonly SearchEntry[] {
  const places = requirementPlaces(data.coverage);
  return [
    ...data.coverage.flatMap(({ requirements }) =>
      requirements.map(({ id, text }): SearchEntry => [`${id} ${text}`, places.get(id) ?? 'requirements.html']),
    ),
    ...data.features.flatMap((feature) =>
      feature.rules.map(({ name, examples }, at): SearchEntry => {
        const words = [feature.name, name, ...examples.map((example) => example.name)].filter(Boolean);
        return [words.join(' – '), `${featurePath(feature)}#rule-${at + 1}`];
      }),
    ),
    ...data.settings.map(({ name, says }): SearchEntry => [`${name} ${says}`, 'settings.html']),
    ...data.messages.map(({ namespace, text }): SearchEntry => [text.slice(0, 120), `messages/${namespace}.html`]),
    ...data.ports.map(({ port, file }): SearchEntry => [`${port} ${file}`, 'ports.html']),
  ];
}

/** The index as a script, which a page that was opened as a file may read, too. */
export function searchIndexScript(entries: readonly SearchEntry[]): string {
  const plain = entries.map(([words, place]) => [words.replaceAll('`', ''), place]);
  return `const searchIndex = ${JSON.stringify(plain)};\n`;
}
