import { QuantityStepper, type StepperProps } from './quantity-stepper.tsx';
import { useTypedQuantity } from './use-typed-quantity.ts';

type Props = Omit<StepperProps, 'least' | 'typing'> & {
  /** The smallest number that counts; 1 unless said otherwise. */
  readonly least?: 0 | 1;
  /** Whether a typed number counts with each key, or when the field is left or Enter is pressed. */
  readonly counts?: 'at-once' | 'on-leave';
};

/** Pieces to type or to step. What is no such number goes back to the last one that was. */
export function QuantityField({ least = 1, counts = 'at-once', ...shown }: Props) {
  const { value, onChange } = shown;
  return <QuantityStepper least={least} typing={useTypedQuantity({ value, least, counts, onChange })} {...shown} />;
}
