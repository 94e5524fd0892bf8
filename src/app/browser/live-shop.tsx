import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ShopView } from '#app/frame/shop-view.tsx';
import { followLinks } from '#app/navigation/follow-links.ts';
import type { Navigation } from '#app/navigation/navigation.ts';
import { arriveFrom, type Departure, departureOf } from '#app/navigation/picture-travel.ts';
import type { ScrollMemory } from '#app/navigation/scroll-memory.ts';
import { useView } from '#app/slots/visit-context.ts';

type Props = {
  readonly navigation: Navigation;
  readonly scroll: Pick<ScrollMemory, 'await' | 'arrive'>;
  /** Hears that the page that the server has drawn is React's own by now. */
  readonly onAlive: () => void;
};

/** The shop in the browser, where one page follows the other. */
export function LiveShop({ navigation, scroll, onAlive }: Props) {
  const { viewPath } = useView().shop;
  const [{ page, isMoving }, setState] = useState(navigation.get);
  const before = useRef(page);
  const departure = useRef<Departure | null>(null);
  useEffect(() => {
    const follow = (): void => {
      const next = navigation.get();
      const { location: to } = next.page;
      if (to.pathname !== before.current.location.pathname) departure.current = departureOf(window, to);
      startTransition(() => setState(next)); // in pieces, so that the page before stays alive
    };
    follow();
    return navigation.subscribe(follow);
  }, [navigation]);
  useEffect(onAlive, [onAlive]);
  useEffect(() => followLinks(window, navigation, viewPath), [navigation, viewPath]);
  useLayoutEffect(() => {
    const { location, placeholder } = before.current;
    before.current = page;
    if (page.location === location && (page.placeholder || !placeholder)) return;
    if (page.placeholder) scroll.await();
    else scroll.arrive(page.location);
    if (departure.current) arriveFrom(window, location, departure.current);
    departure.current = null;
  }, [page, scroll]);
  return <ShopView page={page} navigator={navigation} isMoving={isMoving} />;
}
