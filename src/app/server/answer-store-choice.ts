import { storeViewOfCookies } from '#app/transfer/store-cookie.ts';
import { ownPathOf } from '#domain/shared/own-path.ts';
import { type ConfiguredView, offeredIn } from '#domain/storeview/configured-view.ts';
import { sentStoreView } from '#domain/storeview/store-choice.ts';
import { storeCookie } from '#domain/storeview/store-cookie.ts';
import { locationOf } from './location.ts';
import { senderOf } from './origin-of-request.ts';
import type { HeaderFields } from './security-headers.ts';

type Place = { readonly publicOrigin: string; readonly view: ConfiguredView };

/**
 * Keeps the store view that a form of this shop has sent, and leads back to the page it was sent from. What is on none
 * of the shop's lists is ignored; a form of another site is refused with 403.
 */
export async function answerStoreChoice(request: Request, place: Place, common: HeaderFields): Promise<Response> {
  // Browsers say where a form comes from, with or without scripts; one that says nothing is not believed.
  if (senderOf(request, place) !== 'own')
    return new Response('This form is not of this shop.', { status: 403, headers: common });
  const { prefix } = place.view;
  const form = new URLSearchParams(await request.text());
  const before = storeViewOfCookies(request.headers.get('cookie'), place.view);
  const chosen = offeredIn(place.view, sentStoreView(Object.fromEntries(form), before));
  return new Response(null, {
    status: 303,
    headers: {
      ...common,
      location: locationOf(prefix + (ownPathOf(form.get('back')) ?? '/')),
      'set-cookie': storeCookie(chosen, place.publicOrigin.startsWith('https:'), prefix),
      'cache-control': 'no-store',
    },
  });
}
