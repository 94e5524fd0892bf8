/** How far a picture may be for it to be loaded, in heights of the view from its top on. Source: specification §9, images. */
const PRELOAD = 1.3;
/** The least time between two looks at what has come near. Source: there. */
const THROTTLE_MS = 200;
/** Pictures on their way together. Browsers open six connections to a server: what a shopper asks for must find one free. */
const AT_ONCE = 4;
/** A picture that takes longer keeps no other from being loaded. */
const LONGEST_MS = 10_000;

type Tab = Pick<Window, 'document' | 'addEventListener'>;
type Address = Pick<HTMLImageElement, 'src' | 'srcset'>;

/**
 * Has the pictures that are drawn from now on wait until they are near (CAT-102): what is only scrolled past is not loaded.
 * Those that the server drew are loaded as the browser thinks fit, also where no script runs. Answers how to stop.
 */
export function lazyPictures(tab: Tab): () => void {
  if (!('IntersectionObserver' in globalThis)) return () => undefined;
  const addresses = new WeakMap<Node, Address>();
  const near = new Set<Element>();
  const places = createPlaces(loadNear);
  const look = throttled(loadNear);
  const observer = whatIsNear(near, look);
  const drawn = new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof HTMLImageElement && !isLazy(target)) load(target);
    for (const picture of changes.flatMap(picturesIn)) hold(picture);
  });
  drawn.observe(tab.document, { childList: true, subtree: true, attributeFilter: ['loading'] });
  tab.addEventListener('beforeprint', loadAll);
  return () => {
    drawn.disconnect();
    loadAll();
  };

  function hold(picture: HTMLImageElement): void {
    addresses.set(picture, { srcset: picture.srcset, src: picture.src });
    for (const name of ['srcset', 'src']) picture.removeAttribute(name);
    observer.observe(picture);
  }

  function loadNear(): void {
    for (const picture of near) if (places.isFree()) load(picture);
  }

  function load(picture: Element): void {
    near.delete(picture);
    observer.unobserve(picture);
    if (addresses.has(picture)) places.take(picture);
    Object.assign(picture, addresses.get(picture));
    addresses.delete(picture);
  }

  function loadAll(): void {
    for (const picture of tab.document.querySelectorAll('img:not([src])')) load(picture);
  }
}

/** Keeps in `near` what has come near of all that it is told to observe, and calls whenever that has changed. */
function whatIsNear(near: Set<Element>, changed: () => void): IntersectionObserver {
  return new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) near[isIntersecting ? 'add' : 'delete'](target);
    changed();
  }, farthest());
}

/** On all sides, within what scrolls as well. */
function farthest(): IntersectionObserverInit {
  const margin = `${Math.round((PRELOAD - 1) * 100)}%`;
  return { rootMargin: margin, ...{ scrollMargin: margin } };
}

/** Lazy ones that are not loaded yet; banners, which have sources beside them, are left to the browser. */
function picturesIn({ addedNodes }: MutationRecord): readonly HTMLImageElement[] {
  return [...addedNodes]
    .filter((node) => node instanceof Element)
    .flatMap((root) => [root, ...root.querySelectorAll('img')])
    .filter((each) => each instanceof HTMLImageElement)
    .filter((picture) => isLazy(picture) && !picture.matches('picture > img') && !picture.complete);
}

function isLazy(picture: HTMLImageElement): boolean {
  return picture.loading === 'lazy';
}

/** On the line, for as many pictures as may be on their way together; `next` is called when one has become free. */
function createPlaces(next: () => void) {
  let taken = 0;
  return {
    isFree: (): boolean => taken < AT_ONCE,
    take(picture: Element): void {
      taken += 1;
      onceEnded(picture, () => {
        taken -= 1;
        next();
      });
    },
  };
}

/** Calls once: when a picture is there, or cannot be had, or has taken too long. */
function onceEnded(picture: Element, tell: () => void): void {
  const heard = new AbortController();
  const end = (): void => {
    if (!heard.signal.aborted) tell();
    heard.abort();
  };
  for (const event of ['load', 'error']) picture.addEventListener(event, end, { signal: heard.signal });
  setTimeout(end, LONGEST_MS);
}

/** At once the first time, and then no sooner than after the pause. */
function throttled(run: () => void): () => void {
  let isPausing = false;
  let isDue = false;
  return function ask(): void {
    isDue = true;
    if (isPausing) return;
    isDue = false;
    isPausing = true;
    run();
    setTimeout(() => {
      isPausing = false;
      if (isDue) ask();
    }, THROTTLE_MS);
  };
}
