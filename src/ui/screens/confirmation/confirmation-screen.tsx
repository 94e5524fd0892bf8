import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { ConfirmationScreenModel } from '#viewmodels/confirmation/confirmation-screen-model.ts';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { SkeletonBlock } from '../../components/skeleton-block.tsx';
import css from './confirmation-screen.module.css';
import { OrderDetails } from './order-details.tsx';

type Props = { readonly model: ConfirmationScreenModel };

/** What became of an order: it is the page that thanks, and the page to come back to. */
export const ConfirmationScreen = observer(({ model }: Props) => {
  const [params] = useSearchParams();
  const orderId = params.get('orderId');
  const { isReady } = model;
  useEffect(() => {
    if (isReady) model.open(orderId);
  }, [model, isReady, orderId]);
  useEffect(() => model.left, [model]);

  return (
    <div className={css['page']}>
      <title>Order Confirmation</title>
      <meta name="robots" content="noindex" />
      <ConfirmationContent model={model} />
    </div>
  );
});

const ConfirmationContent = observer(({ model }: Props) => {
  if (model.failure !== null) return <ConfirmationFailure model={model} />;
  if (model.page !== null) return <OrderDetails page={model.page} contactEmail={model.contactEmail} />;
  return <ConfirmationSkeleton />;
});

const ConfirmationFailure = observer(({ model }: Props) => (
  <div className={css['head']}>
    <h1 tabIndex={-1}>We could not show your order</h1>
    <p>{model.failure}</p>
    {model.asked && (
      <p>
        Order number <strong className={css['number']}>{model.asked}</strong>
      </p>
    )}
    <p>
      Need help? Write to <a href={`mailto:${model.contactEmail}`}>{model.contactEmail}</a>.
    </p>
    <div className={css['actions']}>
      {model.asked && <Button onClick={model.retry}>Retry</Button>}
      <LinkButton to="/" kind={model.asked ? 'second' : 'main'}>
        Continue shopping
      </LinkButton>
    </div>
  </div>
));

function ConfirmationSkeleton() {
  return (
    <div aria-busy="true" className={css['head']}>
      <h1 tabIndex={-1}>Your order</h1>
      <p role="status">Looking for your order</p>
      <noscript>
        <p>This page needs JavaScript.</p>
      </noscript>
      <SkeletonBlock />
      <SkeletonBlock />
      <SkeletonBlock kind="field" />
    </div>
  );
}
