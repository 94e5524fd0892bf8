import type { Notify } from '#domain/notices/notify.ts';
import { carriedNoticeOf, withoutNotice } from './carried-values.ts';

type Place = { readonly location: Location; readonly history: History };

/**
 * Tells the notice that came with a redirect of the server, or with the page that stands in the place of another one, once:
 * it leaves the address before the router reads it, so that neither a reload nor a shared link tells it again. Returns what
 * is left to do after the page has come to life.
 */
export function takeCarriedNotice({ location, history }: Place, standsAt = location.href): (notify: Notify) => void {
  const url = new URL(standsAt, location.href);
  const code = carriedNoticeOf(url.searchParams);
  if (url.searchParams.has('notice')) history.replaceState(history.state, '', withoutNotice(url));
  return (notify) => {
    if (code) notify({ code });
  };
}
