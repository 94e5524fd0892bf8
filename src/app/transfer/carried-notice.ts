import type { Notify } from '#domain/notices/notify.ts';
import { carriedNoticeOf, withoutNotice } from './carried-values.ts';

type Place = { readonly location: Location; readonly history: History };

/**
 * Tells the notice that a redirect of the server brought along, once: it leaves the address before the router
 * reads it, so that neither a reload nor a shared link tells it again. Returns what is left to do after the page
 * has come to life.
 */
export function takeCarriedNotice({ location, history }: Place): (notify: Notify) => void {
  const url = new URL(location.href);
  const code = carriedNoticeOf(url.searchParams);
  if (url.searchParams.has('notice')) history.replaceState(history.state, '', withoutNotice(url));
  return (notify) => {
    if (code) notify({ code });
  };
}
