import { BannerPicture } from '#ui/components/banner-picture.tsx';
import { SkeletonBlock } from '#ui/components/skeleton-block.tsx';
import { useLang } from '#ui/hooks/messages-context.ts';
import type { CategoryPreview } from '#viewmodels/catalog/category-preview.ts';
import css from './category-head.module.css';

type Props = Pick<CategoryPreview, 'name' | 'intro' | 'banner' | 'language'>;

/** While only the name is known, there is room for what most categories have: a sentence and a picture. */
export function CategoryHead({ name, intro, banner, language }: Props) {
  const lang = useLang(language);
  const hasPicture = banner !== null || intro === null;
  return (
    <div className={hasPicture ? css['pictured'] : css['plain']}>
      <div className={css['words']}>
        <h1 tabIndex={-1} lang={lang}>
          {name}
        </h1>
        {intro === null ? (
          <IntroAwaited />
        ) : (
          intro && (
            <p className={css['intro']} lang={lang}>
              {intro}
            </p>
          )
        )}
      </div>
      {hasPicture && (
        <div className={css['picture']}>
          {banner && <BannerPicture source={banner} isFirst isAlwaysWide sizes="(min-width: 48rem) 60vw, 100vw" />}
        </div>
      )}
    </div>
  );
}

function IntroAwaited() {
  return (
    <div className={css['awaited']}>
      <SkeletonBlock />
      <SkeletonBlock />
    </div>
  );
}
