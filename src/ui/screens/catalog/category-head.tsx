import { BannerPicture } from '#ui/components/banner-picture.tsx';
import type { BannerSource } from '#viewmodels/picture.ts';
import css from './category-head.module.css';

type Props = { readonly name: string; readonly intro: string; readonly banner: BannerSource | null };

export function CategoryHead({ name, intro, banner }: Props) {
  return (
    <div className={banner ? css['pictured'] : css['plain']}>
      <div className={css['words']}>
        <h1 tabIndex={-1}>{name}</h1>
        {intro && <p className={css['intro']}>{intro}</p>}
      </div>
      {banner && (
        <div className={css['picture']}>
          <BannerPicture source={banner} isFirst sizes="(min-width: 48rem) 60vw, 100vw" />
        </div>
      )}
    </div>
  );
}
