import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#ui/components/button.tsx';
import { EmptyState } from '#ui/components/empty-state.tsx';
import { Field } from '#ui/components/field.tsx';
import { RetryLink } from '#ui/components/retry-link.tsx';
import { SkeletonBlock } from '#ui/components/skeleton-block.tsx';
import { Told } from '#ui/components/told.tsx';
import { useHref, useMessages } from '#ui/hooks/messages-context.ts';
import type { StoreLocatorModel } from '#viewmodels/content/store-locator-model.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import { storeLocatorMessages } from '#viewmodels/messages/store-locator/en.ts';
import { documentTitle } from '#viewmodels/shared/document-title.ts';
import { NearMe } from './near-me.tsx';
import { StoreItem } from './store-item.tsx';
import css from './store-locator-screen.module.css';

type Props = { readonly model: StoreLocatorModel };

/** The shops one can walk into. The search is a form, so that it works without scripts. */
export const StoreLocatorScreen = observer(({ model }: Props) => {
  const messages = useMessages(storeLocatorMessages);
  const common = useMessages(commonMessages);
  const text = new URLSearchParams(useLocation().search).get('q') ?? '';
  useEffect(() => model.begin(), [model]);
  return (
    <div className={css['page']}>
      <title>{documentTitle(messages.title)}</title>
      <meta name="description" content={messages.intro} />
      <h1 tabIndex={-1}>{messages.title}</h1>
      <p className={css['intro']}>{messages.intro}</p>
      {model.state === 'failed' ? (
        <EmptyState role="alert" title={messages.failed} text={common.restWorks}>
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
  const messages = useMessages(storeLocatorMessages);
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate(typed === '' ? '/store-locator' : `/store-locator?${new URLSearchParams({ q: typed })}`);
  };
  return (
    <search className={css['ways']}>
      <form action={useHref('/store-locator')} method="get" onSubmit={search} className={css['search']}>
        <Field
          type="search"
          name="q"
          label={messages.search}
          defaultValue={text}
          maxLength={60}
          autoComplete="off"
          enterKeyHint="search"
          aria-required={false}
        />
        <Button type="submit">{messages.find}</Button>
      </form>
      <NearMe model={model} />
    </search>
  );
}

const Found = observer(({ model, text }: Searched) => {
  const messages = useMessages(storeLocatorMessages);
  const { entries, sentence } = model.foundFor(text);
  if (entries.length === 0) return <EmptyState title={messages.none} />;
  return (
    <>
      <Told>{sentence}</Told>
      <ul aria-label={messages.list} className={css['stores']}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <StoreItem entry={entry} />
          </li>
        ))}
      </ul>
    </>
  );
});
