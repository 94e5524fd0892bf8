import { AlertForm } from '#ui/components/alert-form.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { productMessages } from '#viewmodels/messages/product/en.ts';
import type { RestockFormModel } from '#viewmodels/restock/restock-form-model.ts';

type Props = { readonly model: RestockFormModel };

/** Where a shopper leaves an address to hear when the choice at hand is back. */
export function RestockForm({ model }: Props) {
  return <AlertForm model={model} label={useMessages(productMessages).notifyMe} />;
}
