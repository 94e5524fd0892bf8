import { observer } from 'mobx-react-lite';
import { EmptyState } from '#ui/components/empty-state.tsx';
import { RetryLink } from '#ui/components/retry-link.tsx';
import { RichBlocks } from '#ui/components/rich-blocks.tsx';
import { Sentence } from '#ui/components/sentence.tsx';
import { SkeletonBlock } from '#ui/components/skeleton-block.tsx';
import { useLang, useMessages } from '#ui/hooks/messages-context.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import { textPageMessages } from '#viewmodels/messages/text-page/en.ts';
import { documentTitle } from '#viewmodels/shared/document-title.ts';
import type { TextPageModel } from '#viewmodels/text-page/text-page-model.ts';
import css from './text-page-screen.module.css';

type Props = { readonly model: TextPageModel };

/** A page the merchant wrote, such as how to return a piece. */
export const TextPageScreen = observer(({ model }: Props) => {
  const common = useMessages(commonMessages);
  const messages = useMessages(textPageMessages);
  switch (model.state) {
    case 'ready':
      return <Ready model={model} />;
    case 'failed':
      return (
        <>
          <title>{documentTitle(messages.failed)}</title>
          <EmptyState isPage role="alert" title={messages.failed} text={common.restWorks}>
            <RetryLink />
          </EmptyState>
        </>
      );
    case 'none':
    case 'loading':
      return (
        <div aria-busy="true" className={css['page']}>
          <title>{documentTitle(common.loading)}</title>
          <h1 tabIndex={-1}>{common.loading}</h1>
          <SkeletonBlock kind="field" />
          <SkeletonBlock kind="picture" />
        </div>
      );
    default:
      return model.state satisfies never;
  }
});

const Ready = observer(({ model }: Props) => {
  const messages = useMessages(textPageMessages);
  const { title, description, contents, updated, blocks } = model;
  const lang = useLang(model.language);
  return (
    <article className={css['page']}>
      <title>{documentTitle(title)}</title>
      {description && <meta name="description" content={description} />}
      <h1 tabIndex={-1} lang={lang}>
        {title}
      </h1>
      {description && (
        <p className={css['intro']} lang={lang}>
          {description}
        </p>
      )}
      {contents.length > 0 && (
        <nav aria-label={messages.contents} className={css['contents']}>
          <ol lang={lang}>
            {contents.map(({ name, text }) => (
              <li key={name}>
                <a href={`#${name}`}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <RichBlocks blocks={blocks} lang={lang} />
      {updated && (
        <p className={css['updated']}>
          <Sentence text={messages.updated} parts={{ day: <time dateTime={updated.at}>{updated.day}</time> }} />
        </p>
      )}
    </article>
  );
});
