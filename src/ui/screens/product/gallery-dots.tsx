import css from './gallery.module.css';

type Props = { readonly count: number; readonly index: number };

/** Where one is in the row of pictures, for the eye alone: the count beside it is read aloud. */
export function GalleryDots({ count, index }: Props) {
  return (
    <svg viewBox={`0 0 ${count * 16} 16`} aria-hidden="true" className={css['dots']}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
        <circle key={at} cx={at * 16 + 8} cy="8" r="4" className={at === index ? css['here'] : css['dot']} />
      ))}
    </svg>
  );
}
