import { BannerPicture } from '#ui/components/banner-picture.tsx';
import { LinkButton } from '#ui/components/link-button.tsx';
import { ShopLink } from '#ui/components/shop-link.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { useLang } from '#ui/hooks/messages-context.ts';
import type { BannerView } from '#viewmodels/content/home-block.ts';
import { SHOP_NAME } from '#viewmodels/shared/document-title.ts';
import css from './hero.module.css';

/** One picture, one message, one link; the words are text beside the picture. Null while it is on its way. */
export function Hero({ banner }: { readonly banner: BannerView | null }) {
  const lang = useLang(banner ? banner.language : null);
  return (
    <div className={css['hero']} aria-busy={banner === null || undefined}>
      <div className={css['picture']}>{banner && <BannerPicture source={banner.source} isFirst />}</div>
      <div className={css['words']}>
        <h1 tabIndex={-1} className={css['title']} lang={lang}>
          {banner ? banner.title : <TitleAwaited />}
        </h1>
        {banner?.subtitle && (
          <p className={css['subtitle']} lang={lang}>
            {banner.subtitle}
          </p>
        )}
        {banner ? <LinkButton to={banner.link}>{banner.buttonText}</LinkButton> : <div className={css['rest']} />}
      </div>
    </div>
  );
}

function TitleAwaited() {
  return (
    <>
      <VisuallyHidden>
        <span translate="no">{SHOP_NAME}</span>
      </VisuallyHidden>
      <span className={css['awaited']} />
    </>
  );
}

/** Further banners, smaller. */
export function Stories({ banners }: { readonly banners: readonly BannerView[] }) {
  return (
    <ul className={css['stories']}>
      {banners.map((banner) => (
        <Story key={`${banner.title} ${banner.link}`} banner={banner} />
      ))}
    </ul>
  );
}

function Story({ banner: { title, subtitle, link, source, language } }: { readonly banner: BannerView }) {
  return (
    <li className={css['story']} lang={useLang(language)}>
      <div className={css['storyPicture']}>
        <BannerPicture source={source} sizes="50vw" />
      </div>
      <ShopLink to={link} className={css['storyLink']}>
        {title}
      </ShopLink>
      {subtitle && <p className={css['subtitle']}>{subtitle}</p>}
    </li>
  );
}
