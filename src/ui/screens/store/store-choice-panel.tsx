import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { Dialog } from '#ui/components/dialog.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { StoreChoiceModel } from '#viewmodels/store/store-choice-model.ts';
import { frameWords } from '#viewmodels/words/frame/en.ts';
import { StoreForm } from './store-form.tsx';

/** The store choice over the page it is about. */
export const StoreChoicePanel = observer(({ model }: { readonly model: StoreChoiceModel }) => {
  const { pathname, search } = useLocation();
  return (
    <Dialog isOpen={model.isOpen} onClose={model.close} heading={useWords(frameWords).store}>
      <StoreForm model={model} back={pathname + search} />
    </Dialog>
  );
});
