import { observer } from 'mobx-react-lite';
import { Picture } from '#ui/components/picture.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { productMessages } from '#viewmodels/messages/product/en.ts';
import type { ProductScreenModel } from '#viewmodels/product/product-screen-model.ts';
import css from './buy-bar.module.css';
import { BuyButton } from './buy-button.tsx';

/** What is about to be bought, kept within reach of the thumb once the page's own button has left the view. */
export const BuyBar = observer(({ model }: { readonly model: ProductScreenModel }) => {
  const { gallery, choosing } = model;
  const picture = gallery.pictures[gallery.index];
  const chosen = choosing.groups.flatMap((group) => group.chosen ?? []).join(', ');
  return (
    <section aria-label={useMessages(productMessages).buyBar} className={css['bar']}>
      <div className={css['picture']}>{picture && <Picture source={picture.small} alt="" />}</div>
      <p className={css['words']}>
        <strong>{model.price.current}</strong>
        {chosen !== '' && <span className={css['chosen']}>{chosen}</span>}
      </p>
      <div className={css['add']}>
        <BuyButton model={model} />
      </div>
    </section>
  );
});
