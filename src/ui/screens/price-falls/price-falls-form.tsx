import { observer } from 'mobx-react-lite';
import { AlertForm } from '#ui/components/alert-form.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { PriceFallsModel } from '#viewmodels/lists/price-falls-model.ts';
import { priceFallMessages } from '#viewmodels/messages/price-falls/en.ts';

/** Asking to hear by mail when a piece of the list costs less. */
export const PriceFallsForm = observer(({ model }: { readonly model: PriceFallsModel }) => {
  const { tell, byMail, kept } = useMessages(priceFallMessages);
  return <AlertForm model={model} label={tell} submit={byMail} note={kept} />;
});
