import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { filmMessages } from '#viewmodels/messages/film/en.ts';
import type { VideoSource } from '#viewmodels/product/video-source.ts';
import css from './film.module.css';
import { PlaySign } from './play-sign.tsx';
import { useFilm } from './use-film.ts';

type Props = {
  readonly video: VideoSource;
  /** Address of the picture that stands for the film until it begins. */
  readonly poster: string;
};

/** Plays at once. While it pauses there is a button to go on; when it fails there is a link to the file. */
export function FilmPlayer({ video: { src, title, captions }, poster }: Props) {
  const messages = useMessages(filmMessages);
  const { film, isPaused, hasFailed, goOn, plays, fails } = useFilm();
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
        onPlay={plays}
        onError={fails}
      >
        {captions !== null && <track kind="captions" label={messages.captions} src={captions} />}
      </video>
      {isPaused && !hasFailed && (
        <button type="button" aria-label={messages.goOn} className={css['play']} onClick={goOn}>
          <PlaySign />
        </button>
      )}
      {hasFailed && (
        <Told isUrgent className={css['failed']}>
          <span>{messages.failed}</span> <a href={src}>{messages.openFile}</a>
        </Told>
      )}
    </div>
  );
}
