import { observer } from 'mobx-react-lite';
import { EmptyState } from '#ui/components/empty-state.tsx';
import { LinkButton } from '#ui/components/link-button.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { FiltersModel } from '#viewmodels/catalog/filters-model.ts';
import { catalogMessages } from '#viewmodels/messages/catalog/en.ts';
import { filterMessages } from '#viewmodels/messages/filters/en.ts';

/** Nothing is left of the list: the filter that was chosen last goes with one press. */
export const NoHits = observer(({ model }: { readonly model: FiltersModel }) => {
  const messages = useMessages(filterMessages);
  const { empty } = useMessages(catalogMessages);
  const last = model.chips.at(-1);
  return (
    <EmptyState title={empty} text={messages.noHits} role="status">
      {last && (
        <LinkButton kind="second" to={model.toggledAddress(last)}>
          {messages.showWithout(last.name)}
        </LinkButton>
      )}
    </EmptyState>
  );
});
