import { useEffect, useRef } from 'react';
import type { ShownPage } from '#app/navigation/open-page.ts';
import { canonicalAddress } from '#app/page/canonical-address.ts';
import { PAGE_FACT } from '#app/page/page-fact.ts';
import { useView } from '#app/slots/visit-context.ts';

/**
 * What the server told machines about the first page is no longer true on the next one: it goes, and the canonical
 * address follows the page. Titles and descriptions are the screens' own.
 */
export function usePageFacts(page: ShownPage): void {
  const { shop } = useView();
  const first = useRef(page);
  useEffect(() => {
    if (first.current === page) return;
    for (const fact of document.head.querySelectorAll(`[${PAGE_FACT}]`)) fact.remove();
    const address = page.placeholder ? null : canonicalAddress(page.shows, shop, page.location.search);
    if (address === null) return;
    const link = document.createElement('link');
    link.rel = 'canonical';
    link.href = new URL(shop.viewPath.prefix + address, document.location.origin).href;
    link.setAttribute(PAGE_FACT, '');
    document.head.append(link);
  }, [page, shop]);
}
