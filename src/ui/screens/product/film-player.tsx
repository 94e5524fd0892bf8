import { useEffect, useRef, useState } from 'react';
import { useWords } from '#ui/words-context.ts';
import type { VideoSource } from '#viewmodels/product/video-source.ts';
import { filmWords } from '#viewmodels/words/film/en.ts';
import css from './film.module.css';
import { PlaySign } from './play-sign.tsx';

type Props = {
  readonly video: VideoSource;
  /** Address of the picture that stands for the film until it begins. */
  readonly poster: string;
};

const PAUSE_CHECK_MS = 2_000; // specification §9, video player (UI-26, CONF-39)

/** Plays at once, since it was pressed; pauses when it leaves the view, and then shows how to go on. */
export function FilmPlayer({ video: { src, title, captions }, poster }: Props) {
  const words = useWords(filmWords);
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
  return (
    <div className={css['player']}>
      {/* biome-ignore lint/a11y/useMediaCaption: not every merchant has captions of a film */}
      <video
        ref={film}
        className={css['film']}
        aria-label={title}
        controls
        playsInline
        crossOrigin={captions === null ? undefined : 'anonymous'}
        poster={poster}
        src={src}
        onPlay={() => setPaused(false)}
        onError={() => setFailed(true)}
      >
        {captions !== null && <track kind="captions" label={words.captions} src={captions} />}
      </video>
      {isPaused && !hasFailed && (
        <button type="button" aria-label={words.goOn} className={css['play']} onClick={goOn}>
          <PlaySign />
        </button>
      )}
      {hasFailed && (
        <p role="alert" className={css['failed']}>
          {words.failed} <a href={src}>{words.openFile}</a>
        </p>
      )}
    </div>
  );
}

const SEEN = 0.25;

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
