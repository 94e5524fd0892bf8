import type { Shop } from '#api/shop/shop.ts';
import { escapeHtml, htmlPage } from '#api/transport/html-page.ts';
import { readBytes } from '#api/transport/read-body.ts';
import { NEW_PASSWORD } from './account-mails.ts';
import { passwordFaults } from './password-faults.ts';
import { ownerOfLink, resetPassword } from './reset-password.ts';

const LARGEST_FORM = 10_000; // bytes
const SHORTEST = 8;
const LONGEST = 128;
const LONGEST_KEY = 100;

/** The page behind the link of a reset: it works without scripts, and looking at it uses nothing up. */
export async function newPasswordPage(shop: Shop, request: Request): Promise<Response> {
  if (request.method === 'GET') return form(shop, new URL(request.url).searchParams.get('key') ?? '');
  if (request.method !== 'POST') return page('This page only shows a form', '', 405);
  const bytes = await readBytes(request, LARGEST_FORM);
  const sent = new URLSearchParams(bytes?.toString('utf8') ?? '');
  return choose(shop, {
    key: sent.get('key') ?? '',
    password: sent.get('password') ?? '',
    repeated: sent.get('repeated') ?? '',
  });
}

type Sent = { readonly key: string; readonly password: string; readonly repeated: string };

async function choose(shop: Shop, { key, password, repeated }: Sent): Promise<Response> {
  const owner = await ownerOf(shop, key);
  if (!owner) return tooLate(shop);
  const problem = problemOf(shop, { password, repeated, email: owner.email });
  if (problem !== null) return form(shop, key, problem);
  if (!(await resetPassword(shop, key, password))) return tooLate(shop);
  const done = '<p>You are signed out on every device. Sign in with the new password.</p>';
  return page('Your password has been changed', `${done}${wayBack(shop)}`);
}

type Chosen = { readonly password: string; readonly repeated: string; readonly email: string };

function problemOf({ accounts }: Shop, { password, repeated, email }: Chosen): string | null {
  const length = [...password].length;
  if (length < SHORTEST) return `The password must have at least ${SHORTEST} characters.`;
  if (length > LONGEST) return `The password must have at most ${LONGEST} characters.`;
  if (password !== repeated) return 'The two passwords are not the same.';
  const [fault] = passwordFaults({ password, email, field: 'password' }, accounts.commonPasswords);
  return fault ? `The password ${fault.message}.` : null;
}

async function ownerOf(shop: Shop, key: string) {
  return key === '' || key.length > LONGEST_KEY ? null : ownerOfLink(shop, key);
}

/** The e-mail is there for the browser's memory of passwords; whoever has the link has the mailbox. */
async function form(shop: Shop, key: string, problem: string | null = null): Promise<Response> {
  const owner = await ownerOf(shop, key);
  if (!owner) return tooLate(shop);
  const told = problem === null ? '' : `<p role="alert"><strong>${escapeHtml(problem)}</strong></p>`;
  const limits = `required minlength="${SHORTEST}" maxlength="${LONGEST}" autocomplete="new-password"`;
  const body = `${told}<form method="post" action="${NEW_PASSWORD}">
<input type="hidden" name="key" value="${escapeHtml(key)}">
<label>E-mail <input type="email" autocomplete="username" readonly value="${escapeHtml(owner.email)}"></label>
<label>New password, at least ${SHORTEST} characters <input type="password" name="password" ${limits}></label>
<label>New password again <input type="password" name="repeated" ${limits}></label>
<button>Change password</button>
</form>`;
  return page('Choose a new password', body, problem === null ? 200 : 400);
}

function tooLate(shop: Shop): Response {
  const body = '<p>It works once and for 30 minutes. Ask for another one where you sign in.</p>';
  return page('This link no longer works', `${body}${wayBack(shop)}`, 410);
}

function wayBack({ accounts }: Shop): string {
  return `<p><a href="${escapeHtml(accounts.storefrontUrl)}/">Back to the shop</a></p>`;
}

function page(title: string, body: string, status = 200): Response {
  return htmlPage(title, body, status);
}
