import { type ChangeEvent, useEffect, useRef } from 'react';
import { QuantityStepper, type StepperProps } from '#ui/components/quantity-stepper.tsx';
import { useTypedQuantity } from '#ui/components/use-typed-quantity.ts';
import { typedQuantity } from '#viewmodels/shared/typed-quantity.ts';

type Props = Omit<StepperProps, 'least' | 'typing'> & {
  /** What was typed and does not count yet, where somebody keeps it; null when that is nothing. */
  readonly typed?: string | null | undefined;
  readonly onType?: ((text: string | null) => void) | undefined;
};

const LEAST = 1;

/**
 * Pieces that count when their field is left. What was typed before the page was left or loaded anew counts when the field
 * is there again.
 */
export function KeptQuantityField({ typed = null, onType, ...shown }: Props) {
  const { value, onChange } = shown;
  const isTyping = useRef(false);
  const { onChange: type, onBlur: leave, ...typing } = useTypedQuantity({ ...shown, least: LEAST, counts: 'on-leave' });
  useEffect(() => {
    if (typed === null || isTyping.current) return;
    onType?.(null);
    const quantity = typedQuantity(typed, LEAST);
    if (quantity !== null && quantity !== value) onChange(quantity);
  });

  const end = (): void => {
    isTyping.current = false;
    onType?.(null);
  };
  const kept = {
    ...typing,
    onChange(event: ChangeEvent<HTMLInputElement>): void {
      isTyping.current = true;
      onType?.(event.currentTarget.value);
      type(event);
    },
    onBlur(): void {
      end();
      leave();
    },
    onKeyDown(event: Parameters<typeof typing.onKeyDown>[0]): void {
      if (event.key === 'Enter') end();
      typing.onKeyDown(event);
    },
  };
  return <QuantityStepper least={LEAST} typing={kept} {...shown} />;
}
