import { type RefObject, useEffect, useRef, useState } from 'react';
import type { BannerSource } from '#viewmodels/shared/picture.ts';
import css from './picture.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type Props = {
  readonly source: BannerSource;
  /** Empty where what it says stands beside it as text. */
  readonly alt?: string;
  readonly isFirst?: boolean;
  /** Width it takes, from wide screens to phones. */
  readonly sizes?: string;
  /** It is wide on phones, too, and has no crop of its own there. */
  readonly isAlwaysWide?: boolean;
};

/** A wide picture with its crop for phones; its plain ground where there is none, and when it cannot be loaded. */
export function BannerPicture({ source, alt = '', isFirst = false, sizes = '100vw', isAlwaysWide = false }: Props) {
  const [missing, setMissing] = useState('');
  const picture = useEarlyFailure(() => setMissing(source.src));
  if (!source.src || missing === source.src)
    return <span className={css['placeholder']}>{alt && <VisuallyHidden>{alt}</VisuallyHidden>}</span>;
  return (
    <picture className={css['banner']}>
      {!isAlwaysWide && (
        <source media="(max-width: 47.99rem)" sizes={sizes} srcSet={source.narrow} width={800} height={1000} />
      )}
      <img
        ref={picture}
        className={css['picture']}
        sizes={sizes}
        srcSet={source.wide}
        src={source.src}
        alt={alt}
        width={1600}
        height={800}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        onError={() => setMissing(source.src)}
      />
    </picture>
  );
}

/** The picture that it is given to; tells when it could not be loaded before the page came to life, while nobody listened. */
function useEarlyFailure(onFailure: () => void): RefObject<HTMLImageElement | null> {
  const picture = useRef<HTMLImageElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what fails later says so itself
  useEffect(() => {
    const { current } = picture;
    if (!current?.complete) return;
    current.decode().catch(() => {
      if (current.naturalWidth === 0) onFailure(); // else another of its sources has come meanwhile
    });
  }, []);
  return picture;
}
