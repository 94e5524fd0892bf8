import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { followLinks } from './navigation/follow-links.ts';
import type { Navigation } from './navigation/navigation.ts';
import { arriveFrom, type Departure, departureOf } from './navigation/picture-travel.ts';
import type { ScrollMemory } from './navigation/scroll-memory.ts';
import { ShopView } from './shop-view.tsx';

type Props = { readonly navigation: Navigation; readonly arrive: ScrollMemory['arrive'] };

/** The shop in the browser, where one page follows the other. */
export function LiveShop({ navigation, arrive }: Props) {
  const [{ page, isMoving }, setState] = useState(navigation.get);
  const { location } = page;
  const before = useRef(location);
  const departure = useRef<Departure | null>(null);
  useEffect(() => {
    const follow = (): void => {
      const next = navigation.get();
      const { location: to } = next.page;
      if (to.pathname !== before.current.pathname) departure.current = departureOf(window, to);
      startTransition(() => setState(next)); // in pieces, so that the page before stays alive
    };
    follow();
    return navigation.subscribe(follow);
  }, [navigation]);
  useEffect(() => followLinks(window, navigation), [navigation]);
  useLayoutEffect(() => {
    if (before.current === location) return;
    arrive(location);
    if (departure.current) arriveFrom(window, before.current, departure.current);
    departure.current = null;
    before.current = location;
  }, [location, arrive]);
  return <ShopView page={page} navigator={navigation} isMoving={isMoving} />;
}
