import { observer } from 'mobx-react-lite';
import { classesOf } from '#ui/components/button.tsx';
import { Sentence } from '#ui/components/sentence.tsx';
import { useQuery } from '#ui/hooks/use-query.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import type { ErrorScreenModel } from '#viewmodels/error/error-screen-model.ts';
import { documentTitle } from '#viewmodels/shared/document-title.ts';
import { commonWords } from '#viewmodels/words/common/en.ts';
import { failureWords } from '#viewmodels/words/failures/en.ts';
import css from './error-screen.module.css';

/** Plain links only: they load a page anew, which is what helps when this one is broken. */
export const ErrorScreen = observer(({ model }: { readonly model: ErrorScreenModel }) => {
  const words = useWords(failureWords);
  const common = useWords(commonWords);
  const email = <a href={`mailto:${model.email}`}>{model.email}</a>;
  const reference = model.referenceIn(useQuery());
  const { isOutdated } = model;
  return (
    <div className={css['page']}>
      <title>{documentTitle(isOutdated ? words.outdated : words.wrongTitle)}</title>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{isOutdated ? words.outdated : words.wrong}</h1>
      <p className={css['quiet']}>{isOutdated ? words.outdatedText : words.cartIsKept}</p>
      <div className={css['ways']}>
        {/* biome-ignore lint/a11y/useValidAnchor: the empty address is this page, its query included */}
        <a href="" data-reload className={classesOf({ kind: 'main' })}>
          {isOutdated ? words.reload : common.retry}
        </a>
        <a href="/" data-reload className={classesOf({ kind: 'second' })}>
          {words.toFrontPage}
        </a>
      </div>
      <p className={css['quiet']}>
        <Sentence
          text={reference === null ? words.writeTo : words.writeWithReference}
          parts={{ email, reference: <span translate="no">{reference}</span> }}
        />
      </p>
    </div>
  );
});
