import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { Button } from '#ui/components/button.tsx';
import { ShowWhole } from '#ui/components/show-whole.tsx';
import { SkeletonBlock } from '#ui/components/skeleton-block.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { useQuery } from '#ui/hooks/use-query.ts';
import type { NamedOrderModel } from '#viewmodels/confirmation/named-order-model.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import { orderMessages } from '#viewmodels/messages/orders/en.ts';
import { documentTitle } from '#viewmodels/shared/document-title.ts';
import css from './named-order.module.css';

type Asking = {
  readonly named: NamedOrderModel;
  readonly open: (orderId: string | null) => void;
  readonly left: () => void;
};

type PageProps = { readonly title: string; readonly model: Asking; readonly children: ReactNode };

/** A page on which something is asked of the order that its address names; what is asked stands there once it is known in full. */
export const NamedOrderPage = observer(({ title, model, children }: PageProps) => {
  const orderId = useQuery().get('orderId');
  const { customer, isReady } = model.named;
  useEffect(() => {
    if (isReady) model.open(orderId);
  }, [model, isReady, orderId]);
  useEffect(() => {
    if (customer !== null) model.named.met();
  }, [model, customer]);
  useEffect(() => model.left, [model]);
  return (
    <div className={css['page']}>
      <title>{documentTitle(title)}</title>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{title}</h1>
      <NamedOrder model={model.named}>{children}</NamedOrder>
    </div>
  );
});

type Props = { readonly model: NamedOrderModel };

const NamedOrder = observer(({ model, children }: Props & { readonly children: ReactNode }) => {
  if (model.failure !== null) return <Failure model={model} />;
  if (model.isMasked) return <ShowWhole model={model} />;
  return model.order === null ? <Looking /> : children;
});

function Looking() {
  const { looking, needsScripts } = useMessages(orderMessages);
  return (
    <div aria-busy="true" className={css['part']}>
      <Told>{looking}</Told>
      <noscript>
        <p>{needsScripts}</p>
      </noscript>
      <SkeletonBlock />
      <SkeletonBlock kind="field" />
    </div>
  );
}

const Failure = observer(({ model }: Props) => {
  const { retry } = useMessages(commonMessages);
  return (
    <div className={css['part']}>
      <Told isUrgent>{model.failure ?? ''}</Told>
      {model.asked !== null && <Button onClick={() => void model.read()}>{retry}</Button>}
    </div>
  );
});
