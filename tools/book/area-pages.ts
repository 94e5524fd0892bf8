import { areaOfFeature, type BookData, featurePath, idsOfRule } from './book-data.ts';
import { html, type Markup, nothing } from './markup.ts';
import { linkTo, type Page } from './page.ts';

/** Which screens show what an area is about, by the beginnings of their pictures' names. */
const screensOf: Readonly<Record<string, readonly string[]>> = {
  account: ['account'],
  cart: ['cart', 'minicart'],
  catalog: ['category', 'product', 'search', 'compare'],
  checkout: ['checkout'],
  contact: ['contact', 'store-locator'],
  content: ['home', 'text-page', 'not-found', 'error'],
  lists: ['wishlist'],
  newsletter: ['newsletter'],
  notices: ['notices'],
  orders: ['confirmation', 'track-order', 'waiting-orders'],
  queue: ['waiting-orders', 'offline'],
  session: ['sign-in'],
};

/** A page for each area: its features, their rules, and its screens. */
export function areaPages(data: BookData): readonly Page[] {
  const areas = Map.groupBy(data.features, areaOfFeature);
  return [...areas].map(([area, features]) => {
    const path = `areas/${area}.html`;
    const parts = features.map((feature) => {
      const place = linkTo(path, featurePath(feature));
      const rules = feature.rules.map((rule, at) => {
        const ids = idsOfRule(rule).join(', ');
        return html`<li><a href="${place}#rule-${at + 1}">${rule.name || 'Examples'}</a> <span class="note">${ids}</span></li>`;
      });
      return html`<h2><a href="${place}">${feature.name}</a></h2><p>${feature.about}</p><ul class="list">${rules}</ul>`;
    });
    const shown = data.pictures.filter((file) => screensOf[area]?.some((screen) => file.startsWith(`${screen}-`)));
    const screens = shown.length > 0 ? html`<h2>What it looks like</h2>${picturesOf(shown, path)}` : nothing;
    return { path, title: titleOf(area), body: html`${parts}${screens}` };
  });
}

export function titleOf(area: string): string {
  return area.charAt(0).toUpperCase() + area.slice(1);
}

/** All pictures, by the state that they show. */
export function screensPage({ pictures }: BookData): Page {
  const path = 'screens.html';
  const body =
    pictures.length > 0
      ? html`<p>Each on a phone and on a wide screen.</p>${picturesOf(pictures, path)}`
      : html`<p>There are no pictures: <code>npm run screenshots</code> takes them.</p>`;
  return { path, title: 'Screens', body };
}

function picturesOf(files: readonly string[], path: string): Markup {
  const items = files.map((file) => {
    const place = linkTo(path, `screens/${file}`);
    const name = file.replace(/-(\d+)[.]webp$/, ' at $1 px').replaceAll('-', ' ');
    return html`<li><a href="${place}"><img src="${place}" alt="" width="240" height="320" loading="lazy">${name}</a></li>`;
  });
  return html`<ul class="pictures">${items}</ul>`;
}
