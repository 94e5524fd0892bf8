import { OrderKeyForm } from '#ui/components/order-key-form.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { OrderKeyModel } from '#viewmodels/confirmation/order-key-model.ts';
import { trackingMessages } from '#viewmodels/messages/tracking/en.ts';

type Props = { readonly model: { readonly key: OrderKeyModel; readonly showWhole: () => Promise<void> } };

/** Who holds no more than the address of an order may be anybody: whose it is, is asked before it is shown. */
export function ShowWhole({ model }: Props) {
  const { show, yours, yoursText } = useMessages(trackingMessages);
  return (
    <OrderKeyForm
      model={model.key}
      isNamed
      heading={yours}
      text={yoursText}
      button={show}
      onSend={() => void model.showWhole()}
    />
  );
}
