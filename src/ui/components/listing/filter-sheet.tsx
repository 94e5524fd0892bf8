import { observer } from 'mobx-react-lite';
import { Button } from '#ui/components/button.tsx';
import { Sheet } from '#ui/components/sheet.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { ProductListModel } from '#viewmodels/catalog/product-list-model.ts';
import { forSmallScreen } from '#viewmodels/catalog/small-screen-order.ts';
import { filterWords } from '#viewmodels/words/filters/en.ts';
import { FilterForm } from './filter-form.tsx';
import { useListNavigation } from './use-list-navigation.ts';

type Props = { readonly model: ProductListModel; readonly isOpen: boolean; readonly onClose: () => void };

/** All filters over a small screen. The list behind follows each choice; the button says how many items it has. */
export const FilterSheet = observer(({ model, isOpen, onClose }: Props) => {
  const words = useWords(filterWords);
  const go = useListNavigation();
  const { filters } = model;
  return (
    <Sheet
      heading={words.filters}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button isWide isBusy={model.renewal === 'loading'} onClick={onClose}>
            {words.show(model.countText)}
          </Button>
          {filters.chosenCount > 0 && (
            <Button kind="quiet" isWide onClick={() => go(filters.clearedAddress)}>
              {words.clearAll}
            </Button>
          )}
        </>
      }
    >
      <section aria-label={words.filters}>
        <FilterForm model={filters} arrange={forSmallScreen} />
      </section>
    </Sheet>
  );
});
