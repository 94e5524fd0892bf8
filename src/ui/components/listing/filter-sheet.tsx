import { observer } from 'mobx-react-lite';
import { Button } from '#ui/components/button.tsx';
import { Sheet } from '#ui/components/sheet.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { ProductListModel } from '#viewmodels/catalog/product-list-model.ts';
import { forSmallScreen } from '#viewmodels/catalog/small-screen-order.ts';
import { filterMessages } from '#viewmodels/messages/filters/en.ts';
import { FilterForm } from './filter-form.tsx';
import { useListNavigation } from './use-list-navigation.ts';

type Props = { readonly model: ProductListModel; readonly isOpen: boolean; readonly onClose: () => void };

/** All filters over a small screen. The list behind follows each choice; the button says how many items it has. */
export const FilterSheet = observer(({ model, isOpen, onClose }: Props) => {
  const messages = useMessages(filterMessages);
  const go = useListNavigation();
  const { filters } = model;
  return (
    <Sheet
      heading={messages.filters}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button isWide isBusy={model.renewal === 'loading'} onClick={onClose}>
            {messages.show(model.countText)}
          </Button>
          {filters.chosenCount > 0 && (
            <Button kind="quiet" isWide onClick={() => go(filters.clearedAddress)}>
              {messages.clearAll}
            </Button>
          )}
        </>
      }
    >
      <section aria-label={messages.filters}>
        <FilterForm model={filters} arrange={forSmallScreen} />
      </section>
    </Sheet>
  );
});
