import type { Log } from '#domain/shared/log.ts';
import type { HeaderFields } from './security-headers.ts';
import { robotsText, type Sitemap } from './sitemap.ts';

/** Answers what only robots ask for; null for every other path. */
export type AnswerRobots = (path: string) => Promise<Response> | null;

type Ports = {
  readonly sitemap: Sitemap;
  readonly origin: string;
  /** What stands before the paths of each store view at this host. */
  readonly prefixes: readonly string[];
  readonly common: HeaderFields;
  readonly log: Log;
};

const KEPT = 'public, max-age=600';

export function createAnswerRobots({ sitemap, origin, prefixes, common, log }: Ports): AnswerRobots {
  return (path) => {
    if (path === '/robots.txt') return answerRobotsText();
    return /^\/sitemap(-[1-9]\d*)?\.xml$/.test(path) ? answerSitemap(path) : null;
  };

  async function answerRobotsText(): Promise<Response> {
    return answer(200, robotsText(origin, prefixes), {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': KEPT,
    });
  }

  async function answerSitemap(path: string): Promise<Response> {
    try {
      const text = await sitemap(path);
      if (text === null) return answer(404, 'There is no such file.', { 'cache-control': 'no-cache' });
      return answer(200, text, { 'content-type': 'application/xml; charset=utf-8', 'cache-control': KEPT });
    } catch (error) {
      log.error(`The sitemap could not be made: ${String(error)}`);
      return answer(503, 'The sitemap cannot be had now.', { 'retry-after': '60', 'cache-control': 'no-store' });
    }
  }

  function answer(status: number, text: string, own: HeaderFields): Response {
    return new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...common, ...own } });
  }
}
