import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#ui/components/button.tsx';
import { EmptyState } from '#ui/components/empty-state.tsx';
import { Field } from '#ui/components/field.tsx';
import { RetryLink } from '#ui/components/retry-link.tsx';
import { SkeletonBlock } from '#ui/components/skeleton-block.tsx';
import { Told } from '#ui/components/told.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { StoreLocatorModel } from '#viewmodels/content/store-locator-model.ts';
import { documentTitle } from '#viewmodels/shared/document-title.ts';
import { commonWords } from '#viewmodels/words/common/en.ts';
import { storeLocatorWords } from '#viewmodels/words/store-locator/en.ts';
import { NearMe } from './near-me.tsx';
import { StoreItem } from './store-item.tsx';
import css from './store-locator-screen.module.css';

type Props = { readonly model: StoreLocatorModel };

/** The shops one can walk into. The search is a form, so that it works without scripts. */
export const StoreLocatorScreen = observer(({ model }: Props) => {
  const words = useWords(storeLocatorWords);
  const common = useWords(commonWords);
  const text = new URLSearchParams(useLocation().search).get('q') ?? '';
  useEffect(() => model.begin(), [model]);
  return (
    <div className={css['page']}>
      <title>{documentTitle(words.title)}</title>
      <meta name="description" content={words.intro} />
      <h1 tabIndex={-1}>{words.title}</h1>
      <p className={css['intro']}>{words.intro}</p>
      {model.state === 'failed' ? (
        <EmptyState role="alert" title={words.failed} text={common.restWorks}>
          <RetryLink />
        </EmptyState>
      ) : (
        <>
          <SearchForm key={text} text={text} model={model} />
          {model.state === 'ready' ? <Found model={model} text={text} /> : <SkeletonBlock />}
        </>
      )}
    </div>
  );
});

type Searched = Props & { readonly text: string };

function SearchForm({ model, text }: Searched) {
  const words = useWords(storeLocatorWords);
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate(typed === '' ? '/store-locator' : `/store-locator?${new URLSearchParams({ q: typed })}`);
  };
  return (
    <search className={css['ways']}>
      <form action="/store-locator" method="get" onSubmit={search} className={css['search']}>
        <Field
          type="search"
          name="q"
          label={words.search}
          defaultValue={text}
          maxLength={60}
          autoComplete="off"
          enterKeyHint="search"
          aria-required={false}
        />
        <Button type="submit">{words.find}</Button>
      </form>
      <NearMe model={model} />
    </search>
  );
}

const Found = observer(({ model, text }: Searched) => {
  const words = useWords(storeLocatorWords);
  const { entries, sentence } = model.foundFor(text);
  if (entries.length === 0) return <EmptyState title={words.none} />;
  return (
    <>
      <Told>{sentence}</Told>
      <ul aria-label={words.list} className={css['stores']}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <StoreItem entry={entry} />
          </li>
        ))}
      </ul>
    </>
  );
});
