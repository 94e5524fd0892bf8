import { type BookData, featurePath, idsOfRule, requirementPlaces } from './book-data.ts';
import { type AssemblyRun, verdictsOf } from './judge-example.ts';
import { html, type Markup, nothing, withCode } from './markup.ts';
import { linkTo, type Page, tableOf } from './page.ts';
import type { BookExample, BookFeature, BookRule, BookStep } from './parse-feature.ts';

type Promises = ReadonlyMap<string, { readonly text: string; readonly place: string }>;

/** A page for each feature: its rules, what they prove, and what each assembly said of each example. */
export function featurePages({ features, runs, coverage }: BookData): readonly Page[] {
  const places = requirementPlaces(coverage);
  const promises: Promises = new Map(
    coverage.flatMap(({ requirements }) =>
      requirements.map(({ id, text }) => [id, { text, place: places.get(id) ?? 'requirements.html' }]),
    ),
  );
  return features.map((feature) => featurePage(feature, runs, promises));
}

function featurePage(feature: BookFeature, runs: readonly AssemblyRun[], promises: Promises): Page {
  const path = featurePath(feature);
  const source = html`<p class="note">From <code>features/${feature.path}</code></p>`;
  const rules = feature.rules.map((rule, at) => ruleOf(rule, at, { feature, runs, promises, path }));
  const start = stepsOf(feature.background, 'Before each example');
  return { path, title: feature.name, body: html`${source}<p>${feature.about}</p>${start}${rules}` };
}

type Surroundings = {
  readonly feature: BookFeature;
  readonly runs: readonly AssemblyRun[];
  readonly promises: Promises;
  readonly path: string;
};

function ruleOf(rule: BookRule, at: number, { feature, runs, promises, path }: Surroundings): Markup {
  const proves = idsOfRule(rule).map((id) => {
    const promise = promises.get(id);
    return promise
      ? html`<li><a href="${linkTo(path, promise.place)}">${id}</a> ${withCode(promise.text)}</li>`
      : html`<li>${id}, which is no requirement</li>`;
  });
  const proved = proves.length > 0 ? html`<ul class="list">${proves}</ul>` : html`<p class="note">No requirement.</p>`;
  const examples = rule.examples.map((example) => exampleOf(feature, example, runs));
  return html`<section><h2 id="rule-${at + 1}">${rule.name || 'Examples'}</h2>
${proved}${stepsOf(rule.background, 'Before each example of this rule')}${examples}</section>`;
}

function exampleOf(feature: BookFeature, example: BookExample, runs: readonly AssemblyRun[]): Markup {
  const verdicts = verdictsOf(feature, example, runs).map(
    ({ assembly, verdict }) => html`<li><span class="${verdict}">${verdict}</span> in ${assembly}</li>`,
  );
  const said = runs.length > 0 ? html`<ul class="verdicts">${verdicts}</ul>` : html`<p class="note">No results.</p>`;
  const name = example.name || 'An example';
  return html`<h3>${name}</h3>${said}${stepsOf(example.steps, '')}${example.tables.map((rows) => tableIn(rows, name))}`;
}

function stepsOf(steps: readonly BookStep[], heading: string): Markup {
  if (steps.length === 0) return nothing;
  const items = steps.map(
    ({ keyword, text, table, note }) =>
      html`<li><b>${keyword}</b> ${text}${tableIn(table, text)}${note ? html`<pre>${note}</pre>` : nothing}</li>`,
  );
  return html`${heading ? html`<p class="note">${heading}</p>` : nothing}<ul class="steps">${items}</ul>`;
}

/** A table of one row has no heads that would say anything. */
function tableIn(rows: readonly (readonly string[])[], name: string): Markup {
  const [heads, ...others] = rows;
  if (!heads) return nothing;
  const cells = (others.length > 0 ? others : [heads]).map((row) => row.map((cell) => html`${cell}`));
  return tableOf(`Table: ${name}`, others.length > 0 ? heads : heads.map((_, at) => `Column ${at + 1}`), cells);
}
