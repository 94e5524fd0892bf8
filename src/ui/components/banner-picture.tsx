import type { BannerSource } from '#viewmodels/shared/picture.ts';
import css from './picture.module.css';

type Props = {
  readonly source: BannerSource;
  /** Empty where what it says stands beside it as text. */
  readonly alt?: string;
  readonly isFirst?: boolean;
  /** Width it takes, from wide screens to phones. */
  readonly sizes?: string;
};

/** A wide picture with its crop for phones; its plain ground where there is none. */
export function BannerPicture({ source, alt = '', isFirst = false, sizes = '100vw' }: Props) {
  if (!source.src) return <span className={css['placeholder']} />;
  return (
    <picture className={css['banner']}>
      <source media="(max-width: 47.99rem)" sizes={sizes} srcSet={source.narrow} width={800} height={1000} />
      <img
        className={css['picture']}
        sizes={sizes}
        srcSet={source.wide}
        src={source.src}
        alt={alt}
        width={1600}
        height={800}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
    </picture>
  );
}
