import type { BrokenLine } from '#tools/prove/requirements/broken-line.ts';
import { idsIn } from '#tools/requirements/requirement-list.ts';
import {
  type BookData,
  featurePath,
  idsOfRule,
  type RequirementPart,
  requirementParts,
  requirementPlaces,
} from './book-data.ts';
import { html, type Markup, nothing, withCode } from './markup.ts';
import { linkTo, type Page } from './page.ts';

type Requirement = BookData['coverage'][number]['requirements'][number];

const meanings = {
  proved: 'Proved: each of its lines was broken and its tests noticed, and they pass now.',
  named: 'Named: a test that passes bears it, and no more is shown.',
  failing: 'Failing: a test that bears it fails.',
  open: 'Open: no test that passed in these results bears it.',
} as const;

/** The requirements of each area with the rules and tests that bear them, and the lines whose loss those notice. */
export function requirementPages(data: BookData): readonly Page[] {
  const parts = requirementParts(data.coverage);
  return [overview(parts), unproved(data), ...parts.map((part) => partPage(part, data))];
}

function overview(parts: readonly RequirementPart[]): Page {
  const items = parts.map(({ area, path, part, parts, requirements }) => {
    const proved = requirements.filter(({ standing }) => standing === 'proved').length;
    const name = parts > 1 ? `${area}, part ${part}` : area;
    return html`<li><a href="${path}">${name}</a>: ${proved} of ${requirements.length} proved</li>`;
  });
  const body = html`<p>What the shop promises, one sentence each. A requirement is proved when lines of the product that keep it
were broken, one at a time, and the tests that bear its number noticed.</p><ul class="list">${items}</ul>`;
  return { path: 'requirements.html', title: 'Requirements', body };
}

/** Where an area lacks more, as without results, its numbers alone are listed: their pages tell the rest. */
const MOST_IN_WORDS = 30;

/** What is not proved, with all that is known about why. */
function unproved({ coverage, proofRecord, lines }: BookData): Page {
  const places = requirementPlaces(coverage);
  const listed = new Set(lines.map(({ id }) => id));
  const areas = coverage.flatMap(({ area, requirements }) => {
    const lacking = requirements.filter(({ standing }) => standing !== 'proved');
    if (lacking.length === 0) return [];
    const linkOf = (id: string) => html`<a href="${places.get(id) ?? 'requirements.html'}">${id}</a>`;
    if (lacking.length > MOST_IN_WORDS) {
      const numbers = lacking.map(
        ({ id, standing }) => html`<li>${linkOf(id)} <span class="${standing}">${standing}</span></li>`,
      );
      return [html`<h2>${area}</h2><ul class="list">${numbers}</ul>`];
    }
    const items = lacking.map(({ id, text, standing }) => {
      const faults = faultsOf(id, proofRecord).map((fault) => html` The proof says: ${fault}.`);
      const why = listed.has(id) ? nothing : html` No broken line is listed for it.`;
      const told = html`<span class="${standing}">${standing}</span>.${why}${faults}`;
      return html`<li>${linkOf(id)} ${withCode(text)}<br>${told}</li>`;
    });
    return [html`<h2>${area}</h2><ul class="list">${items}</ul>`];
  });
  const legend = [meanings.failing, meanings.named, meanings.open].map((meaning) => html`<li>${meaning}</li>`);
  const body =
    areas.length > 0 ? html`<ul class="list">${legend}</ul>${areas}` : html`<p>Every requirement is proved.</p>`;
  return { path: 'unproved.html', title: 'What is not proved', body };
}

function faultsOf(id: string, proofRecord: string): readonly string[] {
  const [, section = ''] = proofRecord.split('## Not noticed');
  return section.split('\n').flatMap((row) => (row.startsWith(`- ${id}: `) ? [row.slice(`- ${id}: `.length)] : []));
}

function partPage({ area, path, part, parts, requirements }: RequirementPart, data: BookData): Page {
  const body = html`${requirements.map((requirement) => requirementOf(requirement, path, data))}`;
  return { path, title: parts > 1 ? `${area}, part ${part} of ${parts}` : area, body };
}

function requirementOf({ id, text, standing }: Requirement, path: string, data: BookData): Markup {
  const rules = data.features.flatMap((feature) =>
    feature.rules.flatMap((rule, at) => {
      if (!idsOfRule(rule).includes(id)) return [];
      const place = linkTo(path, `${featurePath(feature)}#rule-${at + 1}`);
      return [html`<li><a href="${place}">${feature.name}: ${rule.name || 'examples'}</a></li>`];
    }),
  );
  const units = (data.units ?? []).flatMap(({ title, outcome }) =>
    idsIn(title).includes(id) ? [html`<li><span class="${outcome}">${outcome}</span>: ${title}</li>`] : [],
  );
  const shown = [...rules, ...units];
  const shownBy = shown.length > 0 ? html`<ul class="list">${shown}</ul>` : html`<p>No rule and no test bears it.</p>`;
  return html`<section><h2 id="${id}">${id}</h2><p>${withCode(text)}</p>
<p class="${standing}">${meanings[standing]}</p>${shownBy}${linesOf(id, data.lines)}</section>`;
}

function linesOf(id: string, lines: readonly BrokenLine[]): Markup {
  const own = lines.filter((line) => line.id === id);
  if (own.length === 0) return html`<p class="note">No broken line is listed.</p>`;
  const items = own.map(
    ({ file, from, to, lost }) => html`<li>No longer: ${lost}<br><code>${file}</code>
<pre><span class="note">before</span> ${from}
<span class="note">after</span>  ${to || '(nothing)'}</pre></li>`,
  );
  return html`<details><summary>Broken lines of ${id} (${own.length})</summary><ul class="list">${items}</ul></details>`;
}
