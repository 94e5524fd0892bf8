import { createPath, type Location } from 'react-router';

const NAME = 'product-picture';

type Tab = Pick<Window, 'document' | 'matchMedia'>;

/**
 * Changes from one page to the next. Between a list and a product the picture of the one grows into the picture of the
 * other, where the browser can and the shopper wants motion; every other change is `otherwise`.
 */
export function travel(tab: Tab, from: Location, to: Location, draw: () => void, otherwise: () => void): void {
  const { document } = tab;
  const isWanted = 'startViewTransition' in document && !tab.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const leaving = isWanted ? (cardPicture(document, to) ?? productPicture(document)) : null;
  if (leaving === null || !isInView(leaving)) {
    otherwise();
    return;
  }
  leaving.style.viewTransitionName = NAME;
  let arriving: HTMLElement | null = null;
  const { finished } = document.startViewTransition(() => {
    draw();
    leaving.style.viewTransitionName = '';
    arriving = cardPicture(document, from) ?? productPicture(document);
    if (arriving) arriving.style.viewTransitionName = NAME;
  });
  const forget = (): void => {
    if (arriving) arriving.style.viewTransitionName = '';
  };
  finished.then(forget, forget);
}

/** The picture of the card in a list that leads to a place. */
function cardPicture({ body }: Document, place: Location): HTMLElement | null {
  const links = body.querySelectorAll('main li a[href]');
  const link = [...links].find((each) => each.getAttribute('href') === createPath({ ...place, hash: '' }));
  return link?.closest('li')?.querySelector('img') ?? null;
}

/** The first picture of the product whose page it is. */
function productPicture({ body }: Document): HTMLElement | null {
  return body.querySelector('main article section img');
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < element.ownerDocument.documentElement.clientHeight;
}
