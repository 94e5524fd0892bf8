import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { Dialog } from '#ui/components/dialog.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { frameMessages } from '#viewmodels/messages/frame/en.ts';
import type { StoreChoiceModel } from '#viewmodels/store/store-choice-model.ts';
import { StoreForm } from './store-form.tsx';

/** The store choice over the page it is about. */
export const StoreChoicePanel = observer(({ model }: { readonly model: StoreChoiceModel }) => {
  const { pathname, search } = useLocation();
  return (
    <Dialog isOpen={model.isOpen} onClose={model.close} heading={useMessages(frameMessages).store}>
      <StoreForm model={model} back={pathname + search} />
    </Dialog>
  );
});
