import { type RefCallback, useState } from 'react';
import type { PictureSource } from '#viewmodels/shared/picture.ts';
import css from './picture.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

const ATTEMPTS = 3; // CAT-103

/** How soon a picture is needed: `first` is a main one of its page, `early` is in sight beside those and stands back for them. */
export type Urgency = 'first' | 'early' | 'later';

const priorities = { first: 'high', early: 'low', later: undefined } as const;

type Props = {
  readonly source: PictureSource;
  readonly alt: string;
  readonly urgency?: Urgency | undefined;
  /** Width it takes, for places that differ from the usual one of its kind. */
  readonly sizes?: string;
};

/** A portrait that fills its place; a drawing stands in where there is none, and with what would be seen when it cannot be loaded. */
export function Picture(props: Props) {
  return <LoadedPicture key={props.source.src} {...props} />;
}

function LoadedPicture({ source, alt, urgency = 'later', sizes = source.sizes }: Props) {
  const [failures, setFailures] = useState(0);
  if (!source.src) return <PlaceholderPicture alt={alt} />;
  if (failures >= ATTEMPTS) return <PlaceholderPicture alt={alt} place={onReturn(() => setFailures(0))} />;
  return (
    <img
      key={failures}
      className={css['picture']}
      alt={alt}
      width={source.width}
      height={source.height}
      loading={urgency === 'later' ? 'lazy' : 'eager'}
      fetchPriority={priorities[urgency]}
      decoding="async"
      sizes={sizes}
      srcSet={source.srcSet}
      src={source.src}
      onError={() => setFailures(failures + 1)}
    />
  );
}

type Place = Pick<Props, 'alt'> & { readonly place?: RefCallback<HTMLElement> };

function PlaceholderPicture({ alt, place }: Place) {
  return (
    <span ref={place} className={css['placeholder']}>
      <svg viewBox="0 0 72 109" aria-hidden="true">
        <path d="M36 42c0-4 5-4 5-8a5 5 0 0 0-10 0M36 42 14 58c-2 2-1 5 2 5h40c3 0 4-3 2-5Z" />
      </svg>
      {place ? <span className={css['missing']}>{alt}</span> : <VisuallyHidden>{alt}</VisuallyHidden>}
    </span>
  );
}

/** For the place of what could not be had: calls when the network is there again. */
function onReturn(again: () => void): RefCallback<HTMLElement> {
  return (place) => {
    const tab = place?.ownerDocument.defaultView;
    tab?.addEventListener('online', again);
    return () => tab?.removeEventListener('online', again);
  };
}
