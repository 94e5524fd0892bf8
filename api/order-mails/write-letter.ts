import { SIGNATURE } from '#api/mail/mail.ts';
import { mailHtml } from '#api/mail/mail-html.ts';
import { entryText } from '#api/mail/mail-language.ts';
import { escapeHtml } from '#api/transport/html-page.ts';
import type { Entry, Letter, LetterItem } from './letter.ts';

/** A letter as plain text. */
export function textOf(letter: Letter): string {
  const { locale, heading, paragraphs, facts, items, sums, total, within, addresses, links } = letter;
  const line = ({ term, value }: Entry) => entryText(locale.name, term, value);
  const blocks = [
    [heading],
    paragraphs,
    facts.map(line),
    items.length === 0 ? [] : [letter.itemsTitle, ...items.map(itemText)],
    [...sums, ...(total ? [total] : []), ...within].map(line),
    ...addresses.map(({ title, lines }) => [title, ...lines]),
    links.map(({ text, address }) => entryText(locale.name, text, address)),
    [SIGNATURE],
  ];
  const filled = blocks.filter((lines) => lines.length > 0);
  return `${filled.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function itemText({ name, options, pieces, total }: LetterItem): string {
  const chosen = options === '' ? '' : ` (${options})`;
  const cost = [pieces, total].filter((part) => part !== '').join(' = ');
  return `- ${name}${chosen}${cost === '' ? '' : `\n  ${cost}`}`;
}

/** A letter as HTML. */
export function htmlOf(letter: Letter): string {
  const { locale, subject, heading, paragraphs, facts, items, sums, total, within, addresses, links } = letter;
  const parts = [
    `<h1>${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    table(facts.map((fact) => entryRow(fact))),
    ...(items.length === 0 ? [] : [`<h2>${escapeHtml(letter.itemsTitle)}</h2>`, table(items.map(itemRow))]),
    tableOf([
      ...sums.map((sum) => entryRow(sum)),
      ...(total ? [entryRow(total, ' class="total"')] : []),
      ...within.map((tax) => entryRow(tax)),
    ]),
    ...addresses.flatMap(({ title, lines }) => [
      `<h2>${escapeHtml(title)}</h2>`,
      `<address>${lines.map(apart).join('<br>')}</address>`,
    ]),
    ...links.map(
      ({ text, address }) => `<p><a class="button" href="${escapeHtml(address)}">${escapeHtml(text)}</a></p>`,
    ),
    `<p>${SIGNATURE}</p>`,
  ];
  return mailHtml({ locale: locale.name, direction: locale.direction, title: subject, body: parts.join('\n') });
}

/** A text of whatever writing, apart from the writing around it. */
function apart(text: string): string {
  return `<bdi>${escapeHtml(text)}</bdi>`;
}

/** No table where nothing stands in it. */
function tableOf(rows: readonly string[]): string {
  return rows.length === 0 ? '' : table(rows);
}

function table(rows: readonly string[]): string {
  return `<table>\n${rows.join('\n')}\n</table>`;
}

function entryRow({ term, value }: Entry, attributes = ''): string {
  return `<tr${attributes}><th scope="row">${escapeHtml(term)}</th><td>${apart(value)}</td></tr>`;
}

function itemRow({ name, options, pieces, total }: LetterItem): string {
  const chosen = options === '' ? '' : `<small>${apart(options)}</small>`;
  const each = pieces === '' ? '' : `<small>${apart(pieces)}</small>`;
  return `<tr><td>${apart(name)}${chosen}${each}</td><td>${apart(total)}</td></tr>`;
}
