import { observer } from 'mobx-react-lite';
import { classesOf } from '#ui/components/button.tsx';
import { Sentence } from '#ui/components/sentence.tsx';
import { useHref, useMessages } from '#ui/hooks/messages-context.ts';
import { useQuery } from '#ui/hooks/use-query.ts';
import type { ErrorScreenModel } from '#viewmodels/error/error-screen-model.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import { failureMessages } from '#viewmodels/messages/failures/en.ts';
import { documentTitle } from '#viewmodels/shared/document-title.ts';
import css from './error-screen.module.css';

/** Plain links only: they load a page anew, which is what helps when this one is broken. */
export const ErrorScreen = observer(({ model }: { readonly model: ErrorScreenModel }) => {
  const messages = useMessages(failureMessages);
  const common = useMessages(commonMessages);
  const email = <a href={`mailto:${model.email}`}>{model.email}</a>;
  const reference = model.referenceIn(useQuery());
  const { isOutdated } = model;
  return (
    <div className={css['page']}>
      <title>{documentTitle(isOutdated ? messages.outdated : messages.wrongTitle)}</title>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{isOutdated ? messages.outdated : messages.wrong}</h1>
      <p className={css['quiet']}>{isOutdated ? messages.outdatedText : messages.cartIsKept}</p>
      <div className={css['ways']}>
        {/* biome-ignore lint/a11y/useValidAnchor: the empty address is this page, its query included */}
        <a href="" data-reload className={classesOf({ kind: 'main' })}>
          {isOutdated ? messages.reload : common.retry}
        </a>
        <a href={useHref('/')} data-reload className={classesOf({ kind: 'second' })}>
          {messages.toFrontPage}
        </a>
      </div>
      <p className={css['quiet']}>
        <Sentence
          text={reference === null ? messages.writeTo : messages.writeWithReference}
          parts={{ email, reference: <span translate="no">{reference}</span> }}
        />
      </p>
    </div>
  );
});
