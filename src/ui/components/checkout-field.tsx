import { type ComponentProps, type FocusEvent, type ReactNode, useState } from 'react';
import { Field, SelectField } from '#ui/components/field.tsx';
import type { FieldAt, FieldName, FieldView } from '#viewmodels/checkout/field-view.ts';
import css from './checkout-field.module.css';

type Props = {
  readonly field: FieldView;
  readonly onType: (at: FieldAt, value: string) => void;
  readonly onEnter: (at: FieldAt) => void;
  /** `to` is the id of what has the focus next; null when nothing has. */
  readonly onLeave: (at: FieldAt, to: string | null) => void;
  /** Shown below the field, such as that other prices count for a country. */
  readonly children?: ReactNode;
};

/** A field of the checkout, with the keyboard and the memory of the browser that suit it. */
export function CheckoutField({ field, onType, onEnter, onLeave, children }: Props) {
  const [hasFocus, setFocus] = useState(false);
  const words = { label: field.label, help: field.help ?? undefined, error: field.problem };
  const control = {
    id: field.id,
    name: field.id,
    value: field.value,
    isOptional: field.isOptional,
    autoComplete: autoCompleteOf(field),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onType(field, event.currentTarget.value),
    onFocus: () => {
      setFocus(true);
      onEnter(field);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      setFocus(false);
      // in another window meanwhile, the field has not been left: the focus comes back to it
      if (currentTarget.ownerDocument.activeElement !== currentTarget) onLeave(field, relatedTarget?.id ?? null);
    },
  };
  return (
    <div className={halves.has(field.name) ? css['half'] : css['full']}>
      {field.options ? (
        <SelectField {...words} {...control}>
          {field.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      ) : (
        <Field {...words} {...control} {...keyboardOf(field)} suggestions={hasFocus ? field.suggestions : []} />
      )}
      {children}
    </div>
  );
}

/** Two of these share a row where there is room. */
const halves: ReadonlySet<FieldName> = new Set([
  'firstName',
  'lastName',
  'zipCode',
  'apartmentNumber',
  'city',
  'state',
]);

const autoCompletes: Readonly<Record<FieldName, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  emailAddress: 'email',
  country: 'country',
  zipCode: 'postal-code',
  streetAddress: 'address-line1',
  apartmentNumber: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  phoneNumber: 'tel',
  company: 'organization',
  taxId: 'off',
};

function autoCompleteOf({ form, name }: FieldView): string {
  return form === 'personal' || name === 'taxId' ? autoCompletes[name] : `${form} ${autoCompletes[name]}`;
}

function keyboardOf({ name, isNumeric }: FieldView): ComponentProps<'input'> {
  if (name === 'emailAddress') return { type: 'email', inputMode: 'email' };
  if (name === 'phoneNumber') return { type: 'tel', inputMode: 'tel' };
  return isNumeric ? { inputMode: 'numeric' } : {};
}
