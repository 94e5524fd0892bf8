import type { Database } from '#api/database/open-database.ts';
import { escapeHtml, htmlPage } from '#api/transport/html-page.ts';
import { MAIL_STYLE } from './mail-html.ts';

export const MAIL_PAGE = '/mails';

const SHOWN = 100;

type Kept = {
  readonly recipient: string;
  readonly reply_to: string | null;
  readonly subject: string;
  readonly body: string;
  readonly html: string | null;
  readonly unsubscribe_url: string | null;
  readonly created_at: Date;
  readonly attempts: number;
  readonly next_attempt_at: Date | null;
  readonly delivered_at: Date | null;
};

/** What the shop would have sent, newest first: how a shop without a mail server is tried out. */
export async function mailPage(db: Database): Promise<Response> {
  const mails = await db.selectFrom('mails').selectAll().orderBy('created_at', 'desc').limit(SHOWN).execute();
  const body = mails.length === 0 ? '<p>No mail yet.</p>' : mails.map(articleOf).join('\n');
  return htmlPage('Mail of the shop', body, 200, { styles: [MAIL_STYLE] });
}

function articleOf(mail: Kept): string {
  const facts = [
    ['To', mail.recipient],
    ...(mail.reply_to === null ? [] : [['Reply to', mail.reply_to]]),
    ...(mail.unsubscribe_url === null ? [] : [['Unsubscribe', mail.unsubscribe_url]]),
    ['Written', mail.created_at.toISOString()],
    ['State', stateOf(mail)],
  ];
  const rows = facts.map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`);
  return `<article><h2>${escapeHtml(mail.subject)}</h2><dl>${rows.join('')}</dl>${textOf(mail)}${framed(mail)}</article>`;
}

function textOf({ body }: Kept): string {
  return body === '' ? '<p>Its text is not kept any longer.</p>' : `<pre>${linked(body)}</pre>`;
}

/** In a frame that runs nothing, loads nothing and leads nowhere: its sandbox is empty, and the policy of the page counts in it. */
function framed({ html, subject }: Kept): string {
  return html === null
    ? ''
    : `<iframe sandbox="" title="${escapeHtml(subject)}" srcdoc="${escapeHtml(html)}"></iframe>`;
}

function stateOf({ attempts, next_attempt_at, delivered_at }: Kept): string {
  if (delivered_at) return `delivered ${delivered_at.toISOString()}`;
  if (next_attempt_at) return `waiting for attempt ${attempts + 1}`;
  return attempts === 0 ? 'kept here, not sent' : `given up after ${attempts} attempts`;
}

/** Addresses in the text can be followed. */
function linked(text: string): string {
  const parts = text.split(/(https?:\/\/[^\s<>"']+)/);
  return parts.map((part, at) => (at % 2 === 0 ? escapeHtml(part) : linkTo(escapeHtml(part)))).join('');
}

function linkTo(address: string): string {
  return `<a href="${address}" rel="noreferrer">${address}</a>`;
}
