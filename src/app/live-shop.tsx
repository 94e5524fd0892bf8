import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { followLinks } from './navigation/follow-links.ts';
import type { Navigation } from './navigation/navigation.ts';
import { travel } from './navigation/picture-travel.ts';
import type { ScrollMemory } from './navigation/scroll-memory.ts';
import { ShopView } from './shop-view.tsx';

type Props = { readonly navigation: Navigation; readonly arrive: ScrollMemory['arrive'] };

/** The shop in the browser, where one page follows the other. */
export function LiveShop({ navigation, arrive }: Props) {
  const [{ page, isMoving }, setState] = useState(navigation.get);
  const { location } = page;
  const before = useRef(location);
  const standing = useRef(page);
  useEffect(() => {
    const follow = (): void => {
      const next = navigation.get();
      const { location: from } = standing.current;
      const { location: to } = next.page;
      // A page is drawn in pieces, so that the one before stays alive; a picture on its way has to wait for it.
      const change = (): void => startTransition(() => setState(next));
      if (next.isMoving) setState(next);
      else if (from.pathname === to.pathname) change();
      else travel(window, from, to, () => flushSync(() => setState(next)), change);
      standing.current = next.page;
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
