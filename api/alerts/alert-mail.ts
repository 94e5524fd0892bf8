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
  readonly paragraphs: readonly string[];
  /** Where the reader goes from here, as a whole address. */
  readonly link: { readonly text: string; readonly address: string };
};

/** The mail, with the way to end such mails. Every text of the HTML is escaped here. */
export function alertMail(language: MailLanguage, alert: Alert, unsubscribe: Unsubscribe): Omit<Mail, 'to'> {
  const { subject, heading, paragraphs, link } = alert;
  const { notYou, noMoreMails } = alertWords[language];
  const look = entryText(language, link.text, link.address);
  const end = entryText(language, noMoreMails, unsubscribe.url);
  const blocks = [heading, ...paragraphs, look, notYou, end, SIGNATURE];
  const body = [
    `<h1>${escapeHtml(heading)}</h1>`,
    ...paragraphs.map(paragraphHtml),
    `<p><a class="button" href="${escapeHtml(link.address)}">${escapeHtml(link.text)}</a></p>`,
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

function paragraphHtml(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

const LONGEST_NAME = 150; // a subject is cut by nobody else

/** What a merchant called a piece, as a mail says it: on one line, and short enough for a subject. */
export function nameInMail(name: string): string {
  const line = oneLine(name);
  return line.length > LONGEST_NAME ? `${line.slice(0, LONGEST_NAME).replace(/[\ud800-\udbff]$/, '')}…` : line;
}
