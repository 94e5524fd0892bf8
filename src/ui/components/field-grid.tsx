import type { ComponentProps, ReactNode } from 'react';
import type { FieldView } from '#viewmodels/checkout/field-view.ts';
import { CheckoutField } from './checkout-field.tsx';
import css from './field-grid.module.css';

type Props = Pick<ComponentProps<typeof CheckoutField>, 'onType' | 'onEnter' | 'onLeave'> & {
  readonly fields: readonly FieldView[];
  /** What stands below a field. */
  readonly below?: (field: FieldView) => ReactNode;
};

/** The fields of a form, two in a row where there is room. */
export function FieldGrid({ fields, below, ...acts }: Props) {
  return (
    <div className={css['fields']}>
      {fields.map((field) => (
        <CheckoutField key={field.id} field={field} {...acts}>
          {below?.(field)}
        </CheckoutField>
      ))}
    </div>
  );
}
