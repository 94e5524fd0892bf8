import type { BrokenLineRow } from '../broken-line.ts';

// biome-ignore format: a row is one line
export const err: readonly BrokenLineRow[] = [
  ['ERR-01', 'src/viewmodels/notices/messages.ts', 'text ??', '', 'the words of the shop are shown'],
  ['ERR-01', 'src/domain/notices/tell-refusal.ts', 'if (!isSilent) notify', 'if (isSilent) notify', 'a refusal is told'],
  ['ERR-01', 'src/domain/notices/notices.ts', "'server-message': 'error'", "'server-message': 'info'", 'a refusal is an error'],
  ['ERR-01', 'src/viewmodels/messages/frame/en.ts', "ok: 'OK'", "ok: 'Close'", 'a refusal has an OK'],
  ['ERR-02', 'src/adapters/http/transport.ts', 'call.isSilent === true ||', '', 'a silent call is refused in silence'],
  ['ERR-02', 'src/adapters/http/http-newsletter-gateway.ts', 'parse, isSilent: true', 'parse', 'the status of the newsletter is a silent call'],
  ['ERR-03', 'src/adapters/http/transport.ts', 'errorCode === NOT_FOUND ||', '', 'what the shop cannot find is not told'],
  ['ERR-04', 'src/adapters/http/transport.ts', '|| isAboutOwnAccess(message)', '', 'a refusal of own access is not told'],
  ['ERR-04', 'src/adapters/http/transport.ts', '\\bself\\b/i', '\\bself\\b/', 'capital letters make no difference'],
  ['ERR-04', 'src/adapters/http/transport.ts', '&& /\\bself\\b/i.test(message)', '', 'a refusal that is not about self is told'],
  ['ERR-05', 'src/adapters/wire/parse-envelope.ts', "if (typeof result === 'string') return result;", '', 'a result that is a text is the message'],
  ['ERR-05', 'src/adapters/wire/parse-envelope.ts', "[field(result, 'message'),", '[', 'the message of a result is read'],
  ['ERR-07', 'src/viewmodels/notices/messages.ts', ".replaceAll('{email}', () => email)", '', 'the contact address stands in a message'],
  ['ERR-09', 'src/viewmodels/messages/create-messages.ts', '(texts as typeof part.english | undefined) ?? part.english', 'texts as typeof part.english', 'a message without a translation is English'],
  ['ERR-09', 'src/viewmodels/messages/cart-notices/en.ts', 'Product quantity has been updated!', 'Product quantity has been changed!', 'messages are in the words of the specification'],
  ['ERR-10', 'src/app/server/answer-with-page.ts', 'await ports.renderError(errorAddress(reference), AbortSignal.timeout(ports.limit), storeView)', "await ports.renderError('/', AbortSignal.timeout(ports.limit), storeView)", 'a page that cannot be drawn becomes the error page'],
  ['ERR-10', 'src/app/navigation/page-boundary.tsx', '{ isBroken: true }', '{ isBroken: false }', 'a page that breaks in the browser gives way to the error page'],
  ['ERR-10', 'src/ui/screens/error/error-screen.tsx', '{messages.toFrontPage}', '{common.retry}', 'the error page offers a way home'],
  ['ERR-06', 'src/domain/listing/open-category.ts', "urlPath: 'url_path'", "urlPath: 'urlPath'", 'the log names the key'],
  ['ERR-06', 'src/domain/listing/open-category.ts', 'encodeURI(request.by.value.toWellFormed())', "''", 'the log names the value'],
  ['ERR-02', 'src/domain/notices/tell-refusal.ts', 'if (!isSilent) notify', 'notify', 'the words of a silent call are not told'],
  ['ERR-12', 'src/adapters/wire/parser.ts', 'const read: Record<string, unknown> = {};', 'const read: Record<string, unknown> = { ...input };', 'a field that is not agreed upon is left out'],
  ['ERR-12', 'src/adapters/wire/parser.ts', "return found.kind === 'ok' ? found : parsed(fallback);", 'return found;', 'a field that is missing has its fallback'],
];
