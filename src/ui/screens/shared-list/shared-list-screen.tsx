import { observer } from 'mobx-react-lite';
import { Button } from '#ui/components/button.tsx';
import { EmptyState } from '#ui/components/empty-state.tsx';
import { LinkButton } from '#ui/components/link-button.tsx';
import { ProductCardView } from '#ui/components/product-card-view.tsx';
import grid from '#ui/components/product-grid.module.css';
import { RetryLink } from '#ui/components/retry-link.tsx';
import { SkeletonBlock } from '#ui/components/skeleton-block.tsx';
import { SaidWhenChanged } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { SharedListScreenModel } from '#viewmodels/lists/shared-list-screen-model.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import { sharedListMessages } from '#viewmodels/messages/shared-list/en.ts';
import { documentTitle } from '#viewmodels/shared/document-title.ts';
import css from './shared-list-screen.module.css';

type Props = { readonly model: SharedListScreenModel };

/** A wishlist that somebody shows by its link. No search engine is to find it. */
export const SharedListScreen = observer(({ model }: Props) => (
  <>
    <meta name="robots" content="noindex" />
    <OfState model={model} />
  </>
));

const OfState = observer(({ model }: Props) => {
  const common = useMessages(commonMessages);
  const messages = useMessages(sharedListMessages);
  switch (model.state) {
    case 'ready':
      return <Ready model={model} />;
    case 'gone':
      return (
        <>
          <title>{documentTitle(messages.gone)}</title>
          <EmptyState isPage title={messages.gone} text={messages.goneText}>
            <LinkButton to="/">{messages.continue}</LinkButton>
          </EmptyState>
        </>
      );
    case 'failed':
      return (
        <>
          <title>{documentTitle(messages.loadFailed)}</title>
          <EmptyState isPage role="alert" title={messages.loadFailed} text={common.restWorks}>
            <RetryLink />
          </EmptyState>
        </>
      );
    case 'none':
      return (
        <div aria-busy="true" className={css['page']}>
          <title>{documentTitle(common.loading)}</title>
          <h1 tabIndex={-1}>{common.loading}</h1>
          <SkeletonBlock kind="picture" />
        </div>
      );
    default:
      return model.state satisfies never;
  }
});

/** What somebody else wrote is set apart, whichever way it is read. */
const Ready = observer(({ model }: Props) => {
  const messages = useMessages(sharedListMessages);
  const { title, byText, missingText, cards } = model;
  return (
    <div className={css['page']}>
      <title>{documentTitle(title)}</title>
      <h1 tabIndex={-1}>
        <bdi>{title}</bdi>
      </h1>
      {byText && (
        <p>
          <bdi>{byText}</bdi>
        </p>
      )}
      <p className={css['note']}>{messages.today}</p>
      {missingText && <p className={css['note']}>{missingText}</p>}
      {cards.length > 0 && <SaveAll model={model} />}
      <ul aria-label={messages.pieces} className={grid['grid']}>
        {cards.map((card) => (
          <li key={card.sku}>
            <ProductCardView card={card} />
          </li>
        ))}
      </ul>
    </div>
  );
});

const SaveAll = observer(({ model }: Props) => {
  const messages = useMessages(sharedListMessages);
  const { isSaved } = model;
  return (
    <div className={css['save']}>
      {isSaved ? (
        <LinkButton kind="second" to="/wishlist">
          {messages.toWishlist}
        </LinkButton>
      ) : (
        <Button kind="second" onClick={() => void model.save()}>
          {messages.save}
        </Button>
      )}
      <SaidWhenChanged text={isSaved ? messages.saved : ''} />
    </div>
  );
});
