import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { followLinks } from './navigation/follow-links.ts';
import type { Navigation } from './navigation/navigation.ts';
import type { ScrollMemory } from './navigation/scroll-memory.ts';
import { ShopView } from './shop-view.tsx';

type Props = { readonly navigation: Navigation; readonly arrive: ScrollMemory['arrive'] };

/** The shop in the browser, where one page follows the other. */
export function LiveShop({ navigation, arrive }: Props) {
  const [{ page, isMoving }, setState] = useState(navigation.get);
  const { location } = page;
  const before = useRef(location);
  useEffect(() => {
    const follow = (): void => {
      const next = navigation.get();
      if (next.isMoving) setState(next);
      else startTransition(() => setState(next)); // a page is drawn in pieces, so that the one before stays alive
    };
    follow();
    return navigation.subscribe(follow);
  }, [navigation]);
  useEffect(() => followLinks(window, navigation), [navigation]);
  useLayoutEffect(() => {
    if (before.current !== location) arrive(location);
    before.current = location;
  }, [location, arrive]);
  return <ShopView page={page} navigator={navigation} isMoving={isMoving} />;
}
