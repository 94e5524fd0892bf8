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
import { useWords } from '#ui/hooks/words-context.ts';
import type { SearchScreenModel } from '#viewmodels/search/search-screen-model.ts';
import { documentTitle } from '#viewmodels/shared/document-title.ts';
import { commonWords } from '#viewmodels/words/common/en.ts';
import { searchWords } from '#viewmodels/words/search/en.ts';
import css from './search-screen.module.css';
import { SearchWays } from './search-ways.tsx';

type Props = { readonly model: SearchScreenModel };

const RESULTS_ID = 'results-for';

type PageProps = Props & {
  /** What was searched for while its results are on their way; null when they are there. */
  readonly awaited?: string | null;
};

export const SearchScreen = observer(({ model, awaited = null }: PageProps) => {
  const words = useWords(searchWords);
  const home = useWords(commonWords).home;
  const text = awaited ?? model.text;
  const state = awaited === null ? model.state : 'awaited';
  return (
    <div className={css['page']}>
      <title>{documentTitle(text === '' ? words.results : `${words.results}: ${text}`)}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumbs trail={[{ name: home, address: '/' }]} current={words.results} />
      <div className={css['head']}>
        <hgroup>
          <h1 tabIndex={-1} aria-describedby={RESULTS_ID}>
            {words.results}
          </h1>
          <p id={RESULTS_ID} className={css['text']}>
            {text !== '' && <Understood model={model} text={text} isKnown={state === 'ready'} />}
          </p>
        </hgroup>
        <SearchForm key={text} text={text} isLabelHidden={text !== ''} />
      </div>
      {state === 'awaited' && <ListSkeleton />}
      {state === 'ready' && <Results model={model} />}
      {state === 'blank' && <SearchWays heading={words.popular} links={model.popular} />}
      {state === 'failed' && <FailedSearch />}
    </div>
  );
});

type UnderstoodProps = Props & { readonly text: string; readonly isKnown: boolean };

/** What was looked for, and the way back when that is not what was typed. */
const Understood = observer(({ model, text, isKnown }: UnderstoodProps) => {
  const words = useWords(searchWords);
  if (!isKnown || model.corrected === null) return <span>{words.resultsFor(text)}</span>;
  return (
    <>
      <Sentence text={words.corrected} parts={{ corrected: <strong>{model.corrected}</strong> }} />{' '}
      <ShopLink to={model.literalAddress}>{words.original(text)}</ShopLink>
    </>
  );
});

const Results = observer(({ model }: Props) => {
  const words = useWords(searchWords);
  return (
    <>
      <SearchWays heading={words.pages} links={model.pages} isBesideResults />
      <SearchWays heading={words.categories} links={model.categories} isBesideResults />
      <ProductListing model={model.list} firstRow="first" nothing={<NothingFound model={model} />} />
    </>
  );
});

/** Where nothing was found: a search that forgives mistakes, shorter searches, and popular places of the shop. */
const NothingFound = observer(({ model }: Props) => {
  const words = useWords(searchWords);
  return (
    <>
      <EmptyState title={words.none} text={words.noneText(model.text)} role="status">
        {model.forgivingAddress !== null && (
          <LinkButton to={model.forgivingAddress}>{words.forgiving(model.text)}</LinkButton>
        )}
      </EmptyState>
      <SearchWays heading={words.shorter} links={model.shorter} />
      <SearchWays heading={words.popular} links={model.popular} />
    </>
  );
});

function FailedSearch() {
  const common = useWords(commonWords);
  return (
    <EmptyState title={common.shopSilent} text={common.restWorks} role="alert">
      <RetryLink />
    </EmptyState>
  );
}
