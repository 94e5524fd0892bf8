import { type ReactNode, useCallback, useId, useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import { priceFallMessages } from '#viewmodels/messages/price-falls/en.ts';
import css from './price-falls.module.css';

type Props = {
  /** Draws the form, and calls when it cannot be had. */
  readonly form: (onMissing: () => void) => ReactNode;
};

/** The way to hear by mail when a piece of the list costs less; the form comes for who wants it. */
export function PriceFalls({ form }: Props) {
  const { tell } = useMessages(priceFallMessages);
  const { shopSilent } = useMessages(commonMessages);
  const [shown, setShown] = useState<'nothing' | 'form' | 'missing'>('nothing');
  const goWithout = useCallback(() => setShown('missing'), []); // it may be pressed again
  const isOpen = shown === 'form';
  const id = useId();
  return (
    <section aria-label={tell} className={css['falls']}>
      <Button
        kind="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setShown(isOpen ? 'nothing' : 'form')}
      >
        {tell}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && form(goWithout)}
      </div>
      {shown === 'missing' && <Told isUrgent>{shopSilent}</Told>}
    </section>
  );
}
