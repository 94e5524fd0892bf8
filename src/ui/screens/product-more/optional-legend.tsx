import { useMessages } from '#ui/hooks/messages-context.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import css from './optional-legend.module.css';

/** The name of a group of fields that may be left out. */
export function OptionalLegend({ children }: { readonly children: string }) {
  return (
    <>
      <legend className={css['legend']}>{children}</legend>
      <span aria-hidden="true" className={css['help']}>
        {useMessages(commonMessages).optional}
      </span>
    </>
  );
}
