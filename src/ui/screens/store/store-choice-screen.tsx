import { observer } from 'mobx-react-lite';
import { useQuery } from '#ui/hooks/use-query.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { documentTitle } from '#viewmodels/shared/document-title.ts';
import type { StoreChoiceModel } from '#viewmodels/store/store-choice-model.ts';
import { frameWords } from '#viewmodels/words/frame/en.ts';
import css from './store-choice-screen.module.css';
import { StoreForm } from './store-form.tsx';

/** The store choice as a page of its own, for browsers without scripts and for those that could not load the panel. */
export const StoreChoiceScreen = observer(({ model }: { readonly model: StoreChoiceModel }) => {
  const words = useWords(frameWords);
  const search = useQuery();
  return (
    <div className={css['page']}>
      <title>{documentTitle(words.store)}</title>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{words.store}</h1>
      <StoreForm model={model} back={pathOf(search.get('back'))} />
    </div>
  );
});

/** A path of this shop, or home. */
function pathOf(text: string | null): string {
  return text !== null && /^\/(?![/\\])/.test(text) ? text : '/';
}
