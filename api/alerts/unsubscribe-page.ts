import { directionOf, type MailLanguage, mailLanguageOf } from '#api/mail/mail-language.ts';
import { isOneClick, ONE_CLICK } from '#api/mail/one-click.ts';
import type { Shop } from '#api/shop/shop.ts';
import { escapeHtml, htmlPage } from '#api/transport/html-page.ts';
import { readBytes } from '#api/transport/read-body.ts';
import { endWaits, readerOfLink } from './unsubscribe.ts';
import { alertWords } from './words/alert-words.ts';

const LARGEST_FORM = 10_000; // bytes
const LONGEST_KEY = 100;

/**
 * The address in mails to whoever waited for a piece (RFC 8058). A mail program posts to it and that is all; a reader is
 * asked first, since programs that look for harm in mails open links as well. It needs no scripts, cookies or account.
 */
export async function unsubscribePage(shop: Shop, request: Request): Promise<Response> {
  const link = linkIn(request);
  const page = pagesFor(shop, link);
  if (request.method === 'GET') return (await isKnown(shop, link)) ? page.question() : page.unknown();
  if (request.method !== 'POST') return page.unchanged(405);
  const body = await readBytes(request, LARGEST_FORM);
  if (body === null) return page.unchanged(413);
  if (!(await isOneClick(body, request.headers.get('content-type') ?? ''))) return page.unchanged(400);
  return isKey(link.key) && (await endWaits(shop, link.key)) ? page.done() : page.unknown();
}

type Link = { readonly key: string; readonly language: MailLanguage };

function linkIn(request: Request): Link {
  const { searchParams } = new URL(request.url);
  const storeCode = searchParams.get('storeCode') ?? ''; // links of older mails name the store view
  const language = mailLanguageOf({ language: searchParams.get('language'), storeCode });
  return { key: searchParams.get('key') ?? '', language };
}

async function isKnown({ db }: Shop, { key }: Link): Promise<boolean> {
  return isKey(key) && (await readerOfLink(db, key)) !== null;
}

function isKey(key: string): boolean {
  return key !== '' && key.length <= LONGEST_KEY;
}

/** In the language of the mail. None says whose link it is. */
function pagesFor({ accounts }: Shop, link: Link) {
  const lang = link.language;
  const words = alertWords[lang].unsubscribe;
  const back = `<p><a href="${escapeHtml(accounts.storefrontUrl)}/">${escapeHtml(words.backToShop)}</a></p>`;
  const page = (title: string, text: string, { status = 200, more = '' } = {}) =>
    htmlPage(title, `<p>${escapeHtml(text)}</p>${more}${back}`, status, { lang, dir: directionOf(lang) });
  return {
    question: () => page(words.question, words.whatEnds, { more: form(link, words.button) }),
    done: () => page(words.done, words.askAgain),
    unknown: () => page(words.unknown, words.newerMail, { status: 404 }),
    unchanged: (status: number) => page(words.unchanged, words.pressButton, { status }),
  };
}

/** Sends what a mail program sends, to the same address. */
function form(link: Link, button: string): string {
  const [name, value] = ONE_CLICK;
  return `<form method="post" action="?${escapeHtml(String(new URLSearchParams(link)))}">
<button name="${name}" value="${value}">${escapeHtml(button)}</button>
</form>`;
}
