import { observer } from 'mobx-react-lite';
import { BannerPicture } from '#ui/components/banner-picture.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { productMessages } from '#viewmodels/messages/product/en.ts';
import type { ProductScreenModel } from '#viewmodels/product/product-screen-model.ts';
import css from './editorial-images.module.css';

/** How the piece was worn in public and its banner, side by side where both are there. */
export const EditorialImages = observer(
  ({ model: { editorialImages, name } }: { readonly model: ProductScreenModel }) => {
    const messages = useMessages(productMessages);
    const { worn, banner } = editorialImages;
    if (worn === null && banner === null) return null;
    return (
      <div className={css['images']}>
        {worn && (
          <figure className={css['worn']}>
            <Picture source={worn} alt={messages.inPublic(name)} />
            <figcaption className={css['caption']}>{messages.seenInPublic}</figcaption>
          </figure>
        )}
        {banner && (
          <div className={css['banner']}>
            <BannerPicture
              source={banner}
              alt={messages.asTheHouseShows(name)}
              sizes="(min-width: 48rem) 70vw, 100vw"
            />
          </div>
        )}
      </div>
    );
  },
);
