import { createPath, type Location } from 'react-router';

/** A picture that is being left: where it stands in the window, and the file it shows. */
export type Departure = { readonly place: DOMRect; readonly file: string };

/** The picture that a shopper sees on this page and will see on the next: a card's or a product's; null without one. */
export function departureOf({ document }: Window, to: Location): Departure | null {
  const picture = cardPicture(document, to) ?? productPicture(document);
  if (picture === null) return null;
  const place = frameOf(picture).getBoundingClientRect();
  const isInView = place.bottom > 0 && place.top < document.documentElement.clientHeight;
  return isInView ? { place, file: picture.currentSrc } : null;
}

/**
 * Lets the picture of the page that has arrived begin where it stood on the page before. It shows the file that was at
 * hand until its own is there. How long it travels, if at all, is the style sheet's (`data-travels`).
 */
export function arriveFrom({ document }: Window, from: Location, { place, file }: Departure): void {
  const picture = cardPicture(document, from) ?? productPicture(document);
  if (picture === null) return;
  const frame = frameOf(picture);
  const { left, top, width } = frame.getBoundingClientRect();
  const start = `translate(${place.left - left}px, ${place.top - top}px) scale(${place.width / width})`;
  if (file !== '') picture.style.background = `center / cover url(${JSON.stringify(file)})`;
  frame.style.setProperty('--start', start);
  frame.dataset['travels'] = '';
  frame.addEventListener('animationend', () => delete frame.dataset['travels'], { once: true });
}

/** What cuts the picture off at its edges, and so has to travel with it. */
function frameOf(picture: HTMLImageElement): HTMLElement {
  return picture.closest<HTMLElement>('article ul') ?? picture.parentElement ?? picture;
}

/** The picture of the card in a list that leads to a place. */
function cardPicture({ body }: Document, place: Location): HTMLImageElement | null {
  const links = body.querySelectorAll('main li a[href]');
  const link = [...links].find((each) => each.getAttribute('href') === createPath({ ...place, hash: '' }));
  return link?.closest('li')?.querySelector('img') ?? null;
}

/** The main picture of the product whose page it is. */
function productPicture({ body }: Document): HTMLImageElement | null {
  return body.querySelector('main article section img[fetchpriority="high"]');
}
