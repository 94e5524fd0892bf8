import { observer } from 'mobx-react-lite';
import { EmptyState } from '#ui/components/empty-state.tsx';
import { LinkButton } from '#ui/components/link-button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { FiltersModel } from '#viewmodels/catalog/filters-model.ts';
import { catalogWords } from '#viewmodels/words/catalog/en.ts';
import { filterWords } from '#viewmodels/words/filters/en.ts';

/** Nothing is left of the list: the filter that was chosen last goes with one press. */
export const NoHits = observer(({ model }: { readonly model: FiltersModel }) => {
  const words = useWords(filterWords);
  const { empty } = useWords(catalogWords);
  const last = model.chips.at(-1);
  return (
    <EmptyState title={empty} text={words.noHits} role="status">
      {last && (
        <LinkButton kind="second" to={model.toggledAddress(last)}>
          {words.showWithout(last.name)}
        </LinkButton>
      )}
    </EmptyState>
  );
});
