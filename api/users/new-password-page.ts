import { directionOf, type MailLanguage, mailLanguageOf, readerOf } from '#api/mail/mail-language.ts';
import type { Shop } from '#api/shop/shop.ts';
import { acceptedLanguages } from '#api/transport/accepted-languages.ts';
import { escapeHtml, htmlPage } from '#api/transport/html-page.ts';
import { readBytes } from '#api/transport/read-body.ts';
import { LINK_MINUTES, NEW_PASSWORD } from './account-mails.ts';
import { passwordFault } from './password-faults.ts';
import { ownerOfLink, resetPassword } from './reset-password.ts';
import type { PasswordFault } from './words/account-mail-words.ts';
import { accountWords } from './words/account-words.ts';

const LARGEST_FORM = 10_000; // bytes
const SHORTEST = 8;
const LONGEST = 128;
const LONGEST_KEY = 100;

/** The page behind the link of a reset: it works without scripts, and looking at it uses nothing up. */
export async function newPasswordPage(shop: Shop, request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const language = languageFor(request, searchParams);
  const pages = pagesIn(language, shop);
  if (request.method === 'GET') return formFor(shop, pages, searchParams.get('key') ?? '');
  if (request.method !== 'POST') return pages.onlyForm();
  const bytes = await readBytes(request, LARGEST_FORM);
  const sent = new URLSearchParams(bytes?.toString('utf8') ?? '');
  const [key = '', password = '', repeated = ''] = ['key', 'password', 'repeated'].map((name) => sent.get(name) ?? '');
  return choose(shop, { pages, language, key, password, repeated });
}

/** The one of the mail; else what the browser asks for. */
function languageFor({ headers }: Request, searchParams: URLSearchParams): MailLanguage {
  const reader = readerOf({ languages: acceptedLanguages(headers.get('accept-language')), storeCode: '' });
  return mailLanguageOf({ ...reader, language: searchParams.get('language') ?? reader.language });
}

type Sent = {
  readonly pages: Pages;
  readonly language: MailLanguage;
  readonly key: string;
  readonly password: string;
  readonly repeated: string;
};

async function choose(shop: Shop, { pages, language, key, password, repeated }: Sent): Promise<Response> {
  const owner = await ownerOf(shop, key);
  if (!owner) return pages.tooLate();
  const problem = problemOf(shop, { password, repeated, email: owner.email });
  if (problem !== null) return pages.form(key, owner.email, problem);
  const reader = { language, storeCode: '' };
  return (await resetPassword(shop, { secret: key, password, reader })) ? pages.changed() : pages.tooLate();
}

type Chosen = { readonly password: string; readonly repeated: string; readonly email: string };

function problemOf({ accounts }: Shop, { password, repeated, email }: Chosen): PasswordFault | null {
  const length = [...password].length;
  if (length < SHORTEST) return 'too-short';
  if (length > LONGEST) return 'too-long';
  if (password !== repeated) return 'unlike';
  return passwordFault({ password, email }, accounts.commonPasswords);
}

async function ownerOf(shop: Shop, key: string) {
  return key === '' || key.length > LONGEST_KEY ? null : ownerOfLink(shop, key);
}

async function formFor(shop: Shop, pages: Pages, key: string): Promise<Response> {
  const owner = await ownerOf(shop, key);
  return owner ? pages.form(key, owner.email) : pages.tooLate();
}

type Pages = ReturnType<typeof pagesIn>;

function pagesIn(lang: MailLanguage, { accounts }: Shop) {
  const words = accountWords[lang].page;
  const back = `<p><a href="${escapeHtml(accounts.storefrontUrl)}/">${escapeHtml(words.backToShop)}</a></p>`;
  const page = (title: string, body: string, status = 200) =>
    htmlPage(title, body, status, { lang, dir: directionOf(lang) });
  const saying = (title: string, text: string, status = 200) =>
    page(title, `<p>${escapeHtml(text)}</p>${back}`, status);
  return {
    onlyForm: () => page(words.onlyForm, '', 405),
    changed: () => saying(words.changed, words.signedOut),
    tooLate: () => saying(words.tooLate, words.askAgain(LINK_MINUTES), 410),
    form(key: string, email: string, problem: PasswordFault | null = null): Response {
      const told = problem && words.faults[problem](problem === 'too-long' ? LONGEST : SHORTEST);
      const alert = told === null ? '' : `<p role="alert"><strong>${escapeHtml(told)}</strong></p>`;
      return page(words.choose, `${alert}${formIn(lang, key, email)}`, told === null ? 200 : 400);
    },
  };
}

/** The e-mail is there for the browser's memory of passwords; whoever has the link has the mailbox. */
function formIn(language: MailLanguage, key: string, email: string): string {
  const words = accountWords[language].page;
  const limits = `required minlength="${SHORTEST}" maxlength="${LONGEST}" autocomplete="new-password"`;
  return `<form method="post" action="${NEW_PASSWORD}?language=${language}">
<input type="hidden" name="key" value="${escapeHtml(key)}">
<label>${escapeHtml(words.email)} <input type="email" autocomplete="username" readonly value="${escapeHtml(email)}"></label>
<label>${escapeHtml(words.password(SHORTEST))} <input type="password" name="password" ${limits}></label>
<label>${escapeHtml(words.again)} <input type="password" name="repeated" ${limits}></label>
<button>${escapeHtml(words.button)}</button>
</form>`;
}
