import { observer } from 'mobx-react-lite';
import { Button } from '#ui/components/button.tsx';
import { EmptyState } from '#ui/components/empty-state.tsx';
import { LinkButton } from '#ui/components/link-button.tsx';
import { ProductCardSkeleton, ProductCardView } from '#ui/components/product-card-view.tsx';
import { SaidWhenChanged, Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { RecentModel } from '#viewmodels/account/recent-model.ts';
import { accountPageMessages } from '#viewmodels/messages/account-page/en.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import { AccountBlock } from './account-block.tsx';
import css from './recent-block.module.css';

type Props = { readonly model: RecentModel };

/** What the customer looked at, the latest first (ACC-18). */
export const RecentBlock = observer(({ model }: Props) => {
  const messages = useMessages(accountPageMessages);
  const { reading } = model;
  return (
    <AccountBlock name={messages.blocks.recent} isBusy={reading.isReading}>
      {model.isEmpty ? (
        <EmptyState title={messages.noViewed} text={messages.noViewedText}>
          <LinkButton to="/">{messages.discover}</LinkButton>
        </EmptyState>
      ) : (
        <Viewed model={model} />
      )}
    </AccountBlock>
  );
});

const Viewed = observer(({ model }: Props) => {
  const messages = useMessages(accountPageMessages);
  const { pieces, retry } = useMessages(commonMessages);
  const { cards, isOnline, missing, reading } = model;
  if (cards.length === 0 && reading.isReading) return <ProductCardSkeleton />;
  return (
    <>
      {missing > 0 && !reading.isReading && (
        <div className={css['note']}>
          <Told>{isOnline ? messages.missingViewed(missing) : messages.offline}</Told>
          {isOnline && (
            <Button kind="quiet" onClick={model.opened}>
              {retry}
            </Button>
          )}
        </div>
      )}
      <SaidWhenChanged text={pieces(cards.length)} />
      <ul aria-label={messages.blocks.recent} className={css['grid']}>
        {cards.map((card) => (
          <li key={card.sku} className={css['item']}>
            <ProductCardView card={card} />
            <Button
              kind="quiet"
              aria-label={messages.removeViewed(card.name)}
              className={css['remove']}
              onClick={() => model.remove(card.sku)}
            >
              {messages.remove}
            </Button>
          </li>
        ))}
      </ul>
      <Button kind="second" className={css['clear']} onClick={model.clear}>
        {messages.clearAll}
      </Button>
    </>
  );
});
