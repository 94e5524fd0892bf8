import { type MouseEvent, useState } from 'react';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { useLate } from '#ui/hooks/use-late.ts';
import { productMessages } from '#viewmodels/messages/product/en.ts';
import type { GalleryPicture } from '#viewmodels/product/gallery-picture.ts';
import type { VideoSource } from '#viewmodels/product/video-source.ts';
import css from './film.module.css';
import { PlaySign } from './play-sign.tsx';

type Props = Pick<GalleryPicture, 'large'> & { readonly video: VideoSource; readonly onPlay: () => void };

const loadPlayer = async () => (await import(/* webpackChunkName: "film" */ './film-player.tsx')).FilmPlayer;

/** The way to a film, over the picture that stands for it. Nothing of it is fetched before it is pressed. */
export function Film({ video, large, onPlay }: Props) {
  const { playFilm, filmElsewhere } = useMessages(productMessages);
  const [isWanted, setWanted] = useState(false);
  const Player = useLate(isWanted, loadPlayer, () => setWanted(false));
  if (isWanted && Player) return <Player video={video} poster={large.src} />;
  const { src, title, isElsewhere } = video;
  const play = (event: MouseEvent): void => {
    event.preventDefault(); // without scripts it is a link to the film
    onPlay();
    setWanted(true);
  };
  return (
    <a
      href={src}
      aria-label={isElsewhere ? filmElsewhere(title) : playFilm(title)}
      className={css['play']}
      {...(isElsewhere ? { target: '_blank', rel: 'noreferrer' } : { onClick: play })}
    >
      <PlaySign />
    </a>
  );
}
