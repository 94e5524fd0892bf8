import { observer } from 'mobx-react-lite';
import { Breadcrumbs } from '#ui/components/breadcrumbs.tsx';
import { EmptyState } from '#ui/components/empty-state.tsx';
import { LinkButton } from '#ui/components/link-button.tsx';
import { ListSkeleton } from '#ui/components/listing/list-skeleton.tsx';
import { ProductListing } from '#ui/components/listing/product-listing.tsx';
import { RetryLink } from '#ui/components/retry-link.tsx';
import { SearchForm } from '#ui/components/search-form.tsx';
import { Sentence } from '#ui/components/sentence.tsx';
import { ShopLink } from '#ui/components/shop-link.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import { searchMessages } from '#viewmodels/messages/search/en.ts';
import type { SearchScreenModel } from '#viewmodels/search/search-screen-model.ts';
import { documentTitle } from '#viewmodels/shared/document-title.ts';
import css from './search-screen.module.css';
import { SearchWays } from './search-ways.tsx';

type Props = { readonly model: SearchScreenModel };

const RESULTS_ID = 'results-for';

type PageProps = Props & {
  /** What was searched for while its results are on their way; null when they are there. */
  readonly preview?: string | null;
};

export const SearchScreen = observer(({ model, preview = null }: PageProps) => {
  const messages = useMessages(searchMessages);
  const home = useMessages(commonMessages).home;
  const text = preview ?? model.text;
  const state = preview === null ? model.state : 'placeholder';
  return (
    <div className={css['page']}>
      <title>{documentTitle(text === '' ? messages.results : `${messages.results}: ${text}`)}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumbs
        breadcrumbs={[{ name: home, address: '/', language: null }]}
        current={{ name: messages.results, language: null }}
      />
      <div className={css['head']}>
        <hgroup>
          <h1 tabIndex={-1} aria-describedby={RESULTS_ID}>
            {messages.results}
          </h1>
          <p id={RESULTS_ID} className={css['text']}>
            {text !== '' && <Understood model={model} text={text} isKnown={state === 'ready'} />}
            {state === 'ready' && model.sizes !== '' && (
              <span className={css['sizes']}> {messages.inSize(model.sizes)}</span>
            )}
          </p>
        </hgroup>
        <SearchForm key={text} text={text} isLabelHidden={text !== ''} />
      </div>
      {state === 'placeholder' && <ListSkeleton />}
      {state === 'ready' && <Results model={model} />}
      {state === 'blank' && <SearchWays heading={messages.popular} links={model.popular} />}
      {state === 'failed' && <FailedSearch />}
    </div>
  );
});

type UnderstoodProps = Props & { readonly text: string; readonly isKnown: boolean };

/** What was looked for, and the way back when that is not what was typed. */
const Understood = observer(({ model, text, isKnown }: UnderstoodProps) => {
  const messages = useMessages(searchMessages);
  if (!isKnown || model.corrected === null) return <span>{messages.resultsFor(text)}</span>;
  return (
    <>
      <Sentence text={messages.corrected} parts={{ corrected: <strong>{model.corrected}</strong> }} />{' '}
      <ShopLink to={model.literalAddress}>{messages.original(text)}</ShopLink>
    </>
  );
});

const Results = observer(({ model }: Props) => {
  const messages = useMessages(searchMessages);
  return (
    <>
      <SearchWays heading={messages.pages} links={model.pages} isBesideResults />
      <SearchWays heading={messages.categories} links={model.categories} isBesideResults />
      <ProductListing model={model.list} firstRow="first" nothing={<NothingFound model={model} />} />
    </>
  );
});

/** Where nothing was found: a search that forgives mistakes, shorter searches, and popular places of the shop. */
const NothingFound = observer(({ model }: Props) => {
  const messages = useMessages(searchMessages);
  return (
    <>
      <EmptyState title={messages.none} text={messages.noneText(model.text)} role="status">
        {model.forgivingAddress !== null && (
          <LinkButton to={model.forgivingAddress}>{messages.forgiving(model.text)}</LinkButton>
        )}
      </EmptyState>
      <SearchWays heading={messages.shorter} links={model.shorter} />
      <SearchWays heading={messages.popular} links={model.popular} />
    </>
  );
});

function FailedSearch() {
  const common = useMessages(commonMessages);
  return (
    <EmptyState title={common.shopSilent} text={common.restWorks} role="alert">
      <RetryLink />
    </EmptyState>
  );
}
