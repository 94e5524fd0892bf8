import { observer } from 'mobx-react-lite';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { useQuery } from '#ui/hooks/use-query.ts';
import { frameMessages } from '#viewmodels/messages/frame/en.ts';
import { documentTitle } from '#viewmodels/shared/document-title.ts';
import type { StoreChoiceModel } from '#viewmodels/store/store-choice-model.ts';
import css from './store-choice-screen.module.css';
import { StoreForm } from './store-form.tsx';

/** The store choice as a page of its own, for browsers without scripts and for those that could not load the panel. */
export const StoreChoiceScreen = observer(({ model }: { readonly model: StoreChoiceModel }) => {
  const messages = useMessages(frameMessages);
  const search = useQuery();
  return (
    <div className={css['page']}>
      <title>{documentTitle(messages.store)}</title>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{messages.store}</h1>
      <StoreForm model={model} back={pathOf(search.get('back'))} />
    </div>
  );
});

/** A path of this shop, or home. */
function pathOf(text: string | null): string {
  return text !== null && /^\/(?![/\\])/.test(text) ? text : '/';
}
