import { readFileSync } from 'node:fs';
import { type Frame, htmlPage } from '#api/transport/html-page.ts';

/** Where the stand-in of a chat is found on this server. */
export const CHAT_PAGE = '/chat/stand-in';
export const CHAT_SCRIPT = '/chat/stand-in.js';

const script = readFileSync(new URL('./chat-script.js', import.meta.url), 'utf8');

/**
 * A page in place of another house's chat, to be shown in a frame of the shop (`chat.url`). It keeps what was said, on the device,
 * and answers by itself.
 */
export function chatPage(request: Request, shop: Frame['within']): Response {
  if (request.method !== 'GET') return htmlPage('This page is only looked at', '', 405);
  const form = `<p>This page stands in for the chat of another service: nobody reads it.</p>
<ul aria-label="Messages" aria-live="polite"></ul>
<form><label>Message<input name="message" required maxlength="500" autocomplete="off"></label><button>Send</button></form>
<script type="module" src="${CHAT_SCRIPT}"></script>`;
  return htmlPage('Ask the shop', form, 200, { frame: { within: shop, runsOwnScript: true } });
}

export function chatScript(): Response {
  return new Response(script, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    },
  });
}
