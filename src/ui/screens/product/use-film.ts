import { useEffect, useRef, useState } from 'react';

const PAUSE_CHECK_MS = 2_000; // specification §9, video player (UI-26, CONF-39)
const SEEN = 0.25;

/** A film that plays at once, since it was pressed, and pauses when it leaves the view. */
export function useFilm() {
  const film = useRef<HTMLVideoElement>(null);
  const [isPaused, setPaused] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    film.current?.focus(); // what was pressed is gone
    film.current?.play().catch(() => setPaused(true)); // the browser may want a press of its own
  }, []);
  useEffect(() => {
    const check = setInterval(() => setPaused(film.current?.paused ?? true), PAUSE_CHECK_MS);
    return () => clearInterval(check);
  }, []);
  useEffect(() => {
    if (!film.current) return undefined;
    return whenOutOfView(film.current, (unseen) => unseen.pause());
  }, []);
  const goOn = (): void => {
    film.current?.play().then(
      () => setPaused(false),
      () => setFailed(true),
    );
    film.current?.focus();
  };
  return { film, isPaused, hasFailed, goOn, plays: () => setPaused(false), fails: () => setFailed(true) };
}

/** Calls when less than a quarter of a film is in view, or its tab is not. Answers how to stop that. */
function whenOutOfView(film: HTMLVideoElement, onOut: (film: HTMLVideoElement) => void): () => void {
  const { ownerDocument: page } = film;
  const view = page.defaultView;
  const hide = (): void => {
    if (page.hidden) onOut(film);
  };
  page.addEventListener('visibilitychange', hide);
  const observer =
    view && 'IntersectionObserver' in view
      ? new view.IntersectionObserver(([entry]) => entry && entry.intersectionRatio < SEEN && onOut(film), {
          threshold: SEEN,
        })
      : null;
  observer?.observe(film);
  return () => {
    page.removeEventListener('visibilitychange', hide);
    observer?.disconnect();
  };
}
