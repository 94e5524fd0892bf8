import { titleOf } from './area-pages.ts';
import { areaOfFeature, areOfAnotherCommit, type BookData, type Commits } from './book-data.ts';
import type { AssemblyRun } from './judge-example.ts';
import { html, type Markup, nothing } from './markup.ts';
import { type Page, tableOf } from './page.ts';

/** What the book is made of, and the way to all of it. */
export function frontPage({ features, runs, units, coverage, commits }: BookData): Page {
  const all = coverage.flatMap(({ requirements }) => requirements);
  const proved = all.filter(({ standing }) => standing === 'proved').length;
  const areas = [...Map.groupBy(features, areaOfFeature)].map(
    ([area, own]) =>
      html`<li><a href="areas/${area}.html">${titleOf(area)}</a>: ${own.length} ${own.length === 1 ? 'feature' : 'features'}</li>`,
  );
  const body = html`<p>What Zari promises its shoppers, how each promise is shown, and what is not shown yet.
<a href="requirements.html">${proved} of ${all.length} requirements</a> are proved; <a href="unproved.html">${all.length - proved} are not</a>.</p>
<h2>Areas</h2><ul class="list">${areas}</ul>
<h2>Results</h2>${warningOf(commits)}<p>An assembly is a way in which the shop is put together for the examples: its rules alone, with its screens,
in other languages, with its API, or whole in a browser.</p>${tableOf(
    'Results',
    ['Tests', 'Passed', 'Failed', 'Run'],
    [...runs.map(rowOf), unitRow(units)],
  )}`;
  return { path: 'index.html', title: 'The book of Zari', body };
}

function warningOf(commits: Commits): Markup {
  if (!areOfAnotherCommit(commits)) return nothing;
  return html`<p class="failed">The results are not surely of this text: they are of ${commits.results ?? 'an unknown commit'}, the book is of
${commits.book ?? 'an unknown commit'}. A plus says that files were changed after it. <code>npm test</code> makes results anew.</p>`;
}

function rowOf({ assembly, report }: AssemblyRun): readonly Markup[] {
  if (report === null) return [html`${assembly}`, html`–`, html`–`, html`no results`];
  const passed = report.scenarios.filter(({ isPassed }) => isPassed).length;
  const end = report.isComplete ? 'to its end' : 'cut short';
  return [html`${assembly}`, html`${passed}`, html`${report.scenarios.length - passed}`, html`${end}`];
}

function unitRow(units: BookData['units']): readonly Markup[] {
  if (units === null) return [html`unit tests`, html`–`, html`–`, html`no results`];
  const count = (wanted: string) => units.filter(({ outcome }) => outcome === wanted).length;
  const skipped = count('skipped');
  return [html`unit tests`, html`${count('passed')}`, html`${count('failed')}`, html`${skipped} skipped`];
}
