import type { Mail } from '#reference-api/mail/mail.ts';
import { SIGNATURE } from '#reference-api/mail/mail.ts';
import { mailHtml } from '#reference-api/mail/mail-html.ts';
import { directionOf, type MailLanguage, mailLanguageOf } from '#reference-api/mail/mail-language.ts';
import { oneLine } from '#reference-api/order-mails/plain-words.ts';
import { escapeHtml } from '#reference-api/transport/html-page.ts';
import { ar } from './words/ar.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { hi } from './words/hi.ts';
import type { RestockMailWords } from './words/restock-mail-words.ts';

/** What was waited for, in the merchant's words. */
export type RestockedPiece = {
  readonly name: string;
  /** What was chosen of it, such as `M` and `Indigo`; none of what has no choices. */
  readonly chosen: readonly string[];
  /** Its page, as a whole address. */
  readonly address: string;
};

const languages: Readonly<Record<MailLanguage, RestockMailWords>> = { en, hi, de, ar };
const LONGEST_NAME = 150; // a subject is cut by nobody else

/** The mail that a piece is back, in the language of the store view that it was asked for in. */
export function restockMail(storeCode: string, { name: named, chosen, address }: RestockedPiece): Omit<Mail, 'to'> {
  const language = mailLanguageOf(storeCode);
  const { subject, heading, isBack, onlyMail, notYou, lookAtPiece } = languages[language];
  const name = cut(oneLine(named));
  const piece = chosen.length === 0 ? name : `${name} (${chosen.map(oneLine).join(', ')})`;
  const paragraphs = [isBack(piece), onlyMail];
  const blocks = [heading, ...paragraphs, `${lookAtPiece}: ${address}`, notYou, SIGNATURE];
  const body = [
    `<h1>${escapeHtml(heading)}</h1>`,
    ...paragraphs.map(paragraphHtml),
    `<p><a class="button" href="${escapeHtml(address)}">${escapeHtml(lookAtPiece)}</a></p>`,
    `<p><small>${escapeHtml(notYou)}</small></p>`,
    paragraphHtml(SIGNATURE),
  ].join('\n');
  const title = subject(name);
  return {
    subject: title,
    text: `${blocks.join('\n\n')}\n`,
    html: mailHtml({ locale: language, direction: directionOf(language), title, body }),
  };
}

function paragraphHtml(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

function cut(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME).replace(/[\ud800-\udbff]$/, '')}…` : name;
}
