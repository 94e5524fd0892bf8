// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { arriveFrom, departureOf } from './picture-travel.ts';
import { placeAt } from './place.ts';

const list = '<main><ul><li><div><img></div><a href="/kaftan">Kaftan</a></li></ul></main>';
const product = '<main><article><section><ul><li><img fetchpriority="high"></li></ul></section></article></main>';

const show = (html: string): void => {
  document.body.innerHTML = html;
};
const standAt = (selector: string, left: number, top: number, width: number): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`No ${selector}.`);
  element.getBoundingClientRect = () => new DOMRect(left, top, width, width * 1.5);
  return element;
};
const kaftan = placeAt('/kaftan');
const women = placeAt('/women');

beforeEach(() => Object.defineProperty(document.documentElement, 'clientHeight', { value: 800, configurable: true }));

describe('a picture that travels', () => {
  it("begins on the product's page where the card showed it, and stays once it is there", () => {
    show(list);
    standAt('li div', 30, 400, 200);
    const departure = departureOf(window, kaftan);
    show(product);
    const track = standAt('article ul', 100, 150, 400);
    if (departure) arriveFrom(window, women, departure);
    expect(track.style.getPropertyValue('--start')).toBe('translate(-70px, 250px) scale(0.5)');
    expect(track.hasAttribute('data-travels')).toBe(true);
    track.dispatchEvent(new Event('animationend'));
    expect(track.hasAttribute('data-travels')).toBe(false);
  });

  it('goes back to its card', () => {
    show(product);
    standAt('article ul', 100, 150, 400);
    const departure = departureOf(window, women);
    show(list);
    const media = standAt('li div', 30, 400, 200);
    if (departure) arriveFrom(window, kaftan, departure);
    expect(media.style.getPropertyValue('--start')).toBe('translate(70px, -250px) scale(2)');
  });

  it('stays where nobody sees it, and where a page has none', () => {
    show(list);
    standAt('li div', 30, 900, 200);
    expect(departureOf(window, kaftan)).toBeNull();
    expect(departureOf(window, placeAt('/cart'))).toBeNull();
    show('<main><h1>Cart</h1></main>');
    arriveFrom(window, women, { place: new DOMRect(0, 0, 1, 1), file: '' });
    expect(document.querySelector('[data-travels]')).toBeNull();
  });
});
