import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/components/button.tsx';
import { LinkButton } from '#ui/components/link-button.tsx';
import css from '#ui/components/named-order.module.css';
import { NamedOrderPage } from '#ui/components/named-order.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { CancelOrderModel } from '#viewmodels/confirmation/cancel-order-model.ts';
import type { CancelPage } from '#viewmodels/confirmation/cancel-page.ts';
import { cancelOrderMessages } from '#viewmodels/messages/cancel-order/en.ts';
import { cancellationMessages } from '#viewmodels/messages/cancellation/en.ts';

type Props = { readonly model: CancelOrderModel };

/** Canceling an order that the shop has. */
export function CancelOrderScreen({ model }: Props) {
  return (
    <NamedOrderPage title={useMessages(cancellationMessages).cancel} model={model}>
      <Content model={model} />
    </NamedOrderPage>
  );
}

const Content = observer(({ model }: Props) => {
  const { page } = model;
  if (page === null) return null;
  return page.kind === 'canceled' ? <Canceled model={model} page={page} /> : <Asked model={model} page={page} />;
});

type PageProps = Props & { readonly page: CancelPage };

/** What it means, before anything is done; or why it cannot be. */
const Asked = observer(({ model, page }: PageProps) => {
  const { keep, ofOrder, send, toOrder } = useMessages(cancelOrderMessages);
  const isOpen = page.kind === 'open';
  return (
    <section aria-labelledby="order" className={css['part']}>
      <h2 id="order" className={css['heading']} translate="no">
        {ofOrder(page.number)}
      </h2>
      <Texts texts={page.texts} />
      {model.answer !== null && (
        <Told isUrgent className={css['answer']}>
          {model.answer}
        </Told>
      )}
      <div className={css['acts']}>
        {isOpen && (
          <Button isBusy={model.isSending} onClick={() => void model.send()}>
            {send}
          </Button>
        )}
        <LinkButton to={model.named.address} kind="second">
          {isOpen ? keep : toOrder}
        </LinkButton>
      </div>
    </section>
  );
});

/** The button that had the focus is gone. */
const Canceled = observer(({ model, page }: PageProps) => {
  const { done, toOrder } = useMessages(cancelOrderMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="canceled" className={css['part']}>
      <h2 ref={heading} id="canceled" tabIndex={-1} className={css['heading']} translate="no">
        {done(page.number)}
      </h2>
      <Texts texts={page.texts} />
      <div className={css['acts']}>
        <LinkButton to={model.named.address}>{toOrder}</LinkButton>
      </div>
    </section>
  );
});

function Texts({ texts }: Pick<CancelPage, 'texts'>) {
  return texts.map((text) => <p key={text}>{text}</p>);
}
