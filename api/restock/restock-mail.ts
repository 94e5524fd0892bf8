import { type Mail, SIGNATURE, type Unsubscribe } from '#api/mail/mail.ts';
import { mailHtml } from '#api/mail/mail-html.ts';
import { directionOf, entryText, mailLanguageOf } from '#api/mail/mail-language.ts';
import { oneLine } from '#api/order-mails/plain-words.ts';
import { escapeHtml } from '#api/transport/html-page.ts';
import { restockWords } from './words/restock-words.ts';

/** What was waited for, in the merchant's words. */
export type RestockedPiece = {
  readonly name: string;
  /** What was chosen of it, such as `M` and `Indigo`; none of what has no choices. */
  readonly chosen: readonly string[];
  /** Its page, as a whole address. */
  readonly address: string;
};

const LONGEST_NAME = 150; // a subject is cut by nobody else

/** The mail that a piece is back, in the language of the store view that it was asked for in. */
export function restockMail(storeCode: string, piece: RestockedPiece, unsubscribe: Unsubscribe): Omit<Mail, 'to'> {
  const language = mailLanguageOf({ language: null, storeCode });
  const { subject, heading, isBack, onlyMail, notYou, lookAtPiece, noMoreMails } = restockWords[language];
  const { chosen, address } = piece;
  const name = cut(oneLine(piece.name));
  const named = chosen.length === 0 ? name : `${name} (${chosen.map(oneLine).join(', ')})`;
  const paragraphs = [isBack(named), onlyMail];
  const look = entryText(language, lookAtPiece, address);
  const end = entryText(language, noMoreMails, unsubscribe.url);
  const blocks = [heading, ...paragraphs, look, notYou, end, SIGNATURE];
  const body = [
    `<h1>${escapeHtml(heading)}</h1>`,
    ...paragraphs.map(paragraphHtml),
    `<p><a class="button" href="${escapeHtml(address)}">${escapeHtml(lookAtPiece)}</a></p>`,
    `<p><small>${escapeHtml(notYou)}</small></p>`,
    `<p><small><a href="${escapeHtml(unsubscribe.url)}">${escapeHtml(noMoreMails)}</a></small></p>`,
    paragraphHtml(SIGNATURE),
  ].join('\n');
  const title = subject(name);
  return {
    subject: title,
    text: `${blocks.join('\n\n')}\n`,
    html: mailHtml({ locale: language, direction: directionOf(language), title, body }),
    unsubscribe,
  };
}

function paragraphHtml(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

function cut(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME).replace(/[\ud800-\udbff]$/, '')}…` : name;
}
