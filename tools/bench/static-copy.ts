import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { fetchRaw, type RawAnswer } from './fetch-raw.ts';
import type { Answer } from './remembering-server.ts';

/** As the page server compresses pages. */
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Takes every script out of a page, and what announces scripts. */
export const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link\b[^>]*>/g, (link) => (/rel="modulepreload"|as="script"/.test(link) ? '' : link));

/**
 * Answers with the pages of a shop without their scripts, with everything else as the shop sends it: the limit of what
 * the same content could do in a browser.
 */
export const staticCopyOf =
  (shop: string): Answer =>
  async (question) => {
    const asked = { ...question, url: shop + question.url };
    const answer = await fetchRaw({ ...asked, headers: { ...question.headers, 'accept-encoding': 'identity' } });
    return isPage(answer) ? bare(answer) : fetchRaw(asked);
  };

const isPage = ({ headers }: RawAnswer): boolean => String(headers['content-type']).startsWith('text/html');

const bare = async ({ status, headers, body }: RawAnswer): Promise<RawAnswer> => ({
  status,
  headers: { ...headers, 'content-encoding': 'br' },
  body: await promisify(brotliCompress)(withoutScripts(body.toString()), brotliQuality),
});
