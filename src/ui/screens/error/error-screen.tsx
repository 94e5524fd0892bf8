import { observer } from 'mobx-react-lite';
import { classesOf } from '#ui/components/button.tsx';
import type { ErrorScreenModel } from '#viewmodels/error/error-screen-model.ts';
import css from './error-screen.module.css';

/** Plain links only: they load a page anew, which is what helps when this one is broken. */
export const ErrorScreen = observer(({ model }: { readonly model: ErrorScreenModel }) => (
  <div className={css['page']}>
    <title>{model.title}</title>
    <meta name="robots" content="noindex" />
    <h1 tabIndex={-1}>{model.heading}</h1>
    <p className={css['quiet']}>Your cart is kept. Please try again in a moment.</p>
    <div className={css['ways']}>
      {/* biome-ignore lint/a11y/useValidAnchor: the empty address is this page, its query included */}
      <a href="" className={classesOf({ kind: 'main' })}>
        Retry
      </a>
      <a href="/" className={classesOf({ kind: 'second' })}>
        Go to the front page
      </a>
    </div>
    <p className={css['quiet']}>
      Still here? Write to <a href={`mailto:${model.email}`}>{model.email}</a>
      {model.reference !== null && <> and name the reference {model.reference}</>}.
    </p>
  </div>
));
