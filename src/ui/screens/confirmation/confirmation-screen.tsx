import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#ui/components/button.tsx';
import { LinkButton } from '#ui/components/link-button.tsx';
import { SkeletonBlock } from '#ui/components/skeleton-block.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { useQuery } from '#ui/hooks/use-query.ts';
import type { ConfirmationScreenModel } from '#viewmodels/confirmation/confirmation-screen-model.ts';
import { type PaymentWord, paymentWordIn } from '#viewmodels/confirmation/payment-page.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import { orderMessages } from '#viewmodels/messages/orders/en.ts';
import { paymentMessages } from '#viewmodels/messages/payment/en.ts';
import css from './confirmation-screen.module.css';
import { OrderDetails } from './order-details.tsx';
import { OrderHelp } from './order-help.tsx';

type Props = { readonly model: ConfirmationScreenModel };

/** What became of an order: it is the page that thanks, and the page to come back to. */
export const ConfirmationScreen = observer(({ model }: Props) => {
  const params = useQuery();
  const orderId = params.get('orderId');
  const word = paymentWordIn(useLocation().pathname);
  const { customer, isReady } = model;
  useEffect(() => {
    if (isReady) model.open(orderId, word);
  }, [model, isReady, orderId, word]);
  useEffect(() => {
    if (customer !== null) model.met();
  }, [model, customer]);
  useEffect(() => model.left, [model]);

  const titles = { order: useMessages(orderMessages).title, payment: useMessages(paymentMessages).title };

  return (
    <div className={css['page']}>
      <title>{titles[word === null || word === 'paid' ? 'order' : 'payment']}</title>
      <meta name="robots" content="noindex" />
      <ConfirmationContent
        model={model}
        fromGateway={<FromGateway word={word} orderId={orderId} contactEmail={model.contactEmail} />}
      />
    </div>
  );
});

const ConfirmationContent = observer(({ model, fromGateway }: Props & { readonly fromGateway: ReactNode }) => {
  if (model.failure !== null) return <ConfirmationFailure model={model} />;
  if (model.page === null) return <ConfirmationSkeleton>{fromGateway}</ConfirmationSkeleton>;
  return <OrderDetails page={model.page} model={model} />;
});

const ConfirmationFailure = observer(({ model }: Props) => {
  const common = useMessages(commonMessages);
  const messages = useMessages(orderMessages);
  return (
    <div className={css['head']}>
      <h1 tabIndex={-1}>{messages.failed}</h1>
      <p>{model.failure}</p>
      <p>
        <OrderHelp email={model.contactEmail} number={null} id={model.asked} />
      </p>
      <div className={css['actions']}>
        {model.asked && <Button onClick={model.retry}>{common.retry}</Button>}
        <LinkButton to="/" kind={model.asked ? 'second' : 'main'}>
          {common.continueShopping}
        </LinkButton>
      </div>
    </div>
  );
});

type GatewayWord = {
  readonly word: PaymentWord | null;
  readonly orderId: string | null;
  readonly contactEmail: string;
};

/** Without scripts the shop cannot be asked for the order: the page tells what the gateway says, and whom to ask. */
function FromGateway({ word, orderId, contactEmail }: GatewayWord) {
  const { told } = useMessages(paymentMessages);
  if (word === null) return null;
  return (
    <>
      <p>{told[word]}</p>
      <p>
        <OrderHelp email={contactEmail} number={null} id={orderId} />
      </p>
    </>
  );
}

function ConfirmationSkeleton({ children }: { readonly children: ReactNode }) {
  const messages = useMessages(orderMessages);
  return (
    <div aria-busy="true" className={css['head']}>
      <h1 tabIndex={-1}>{messages.yourOrder}</h1>
      <Told>{messages.looking}</Told>
      <noscript>
        {children}
        <p>{messages.needsScripts}</p>
      </noscript>
      <SkeletonBlock />
      <SkeletonBlock />
      <SkeletonBlock kind="field" />
    </div>
  );
}
