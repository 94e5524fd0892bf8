import { type Mail, SIGNATURE, type Unsubscribe } from '#api/mail/mail.ts';
import { mailHtml } from '#api/mail/mail-html.ts';
import { directionOf, entryText, type MailLanguage } from '#api/mail/mail-language.ts';
import { oneLine } from '#api/order-mails/plain-words.ts';
import { escapeHtml } from '#api/transport/html-page.ts';
import { alertWords } from './words/alert-words.ts';

/** What a mail that somebody has asked for says, from top to bottom; every text is plain. */
export type Alert = {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  /** What it tells of, each with its page. */
  readonly pieces: readonly AlertPiece[];
  /** What stands below them. */
  readonly last?: readonly string[];
  /** For who gets it by mistake. */
  readonly notYou: string;
};

export type AlertPiece = {
  readonly text?: string;
  /** Where the reader goes from here, as a whole address. */
  readonly link: { readonly text: string; readonly address: string };
};

/** The mail, with the way to end such mails. Every text of the HTML is escaped here. */
export function alertMail(language: MailLanguage, alert: Alert, unsubscribe: Unsubscribe): Omit<Mail, 'to'> {
  const { subject, heading, paragraphs = [], pieces, last = [], notYou } = alert;
  const { noMoreMails } = alertWords[language];
  const end = entryText(language, noMoreMails, unsubscribe.url);
  const told = pieces.flatMap(({ text, link }) => [
    ...(text === undefined ? [] : [text]),
    entryText(language, link.text, link.address),
  ]);
  const blocks = [heading, ...paragraphs, ...told, ...last, notYou, end, SIGNATURE];
  const body = [
    `<h1>${escapeHtml(heading)}</h1>`,
    ...paragraphs.map(paragraphHtml),
    ...pieces.map(pieceHtml),
    ...last.map(paragraphHtml),
    `<p><small>${escapeHtml(notYou)}</small></p>`,
    `<p><small><a href="${escapeHtml(unsubscribe.url)}">${escapeHtml(noMoreMails)}</a></small></p>`,
    paragraphHtml(SIGNATURE),
  ].join('\n');
  return {
    subject,
    text: `${blocks.join('\n\n')}\n`,
    html: mailHtml({ locale: language, direction: directionOf(language), title: subject, body }),
    unsubscribe,
  };
}

function pieceHtml({ text, link }: AlertPiece): string {
  const button = `<p><a class="button" href="${escapeHtml(link.address)}">${escapeHtml(link.text)}</a></p>`;
  return text === undefined ? button : `${paragraphHtml(text)}\n${button}`;
}

function paragraphHtml(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

const LONGEST_NAME = 150; // a subject is cut by nobody else

/** What a merchant called a piece, as a mail says it: on one line, and short enough for a subject. */
export function nameInMail(name: string): string {
  const line = oneLine(name);
  return line.length > LONGEST_NAME ? `${line.slice(0, LONGEST_NAME).replace(/[\ud800-\udbff]$/, '')}…` : line;
}
