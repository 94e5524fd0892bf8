import { useCallback, useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { Told } from '#ui/components/told.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { commonWords } from '#viewmodels/words/common/en.ts';
import { productWords } from '#viewmodels/words/product/en.ts';
import { PanelSlot } from './panel-slot.tsx';

/** The button to hear when a choice is back; the form that comes in its place has the rest. */
export function RestockSlot() {
  const { notifyMe } = useWords(productWords);
  const { shopSilent } = useWords(commonWords);
  const [wish, setWish] = useState<'none' | 'wanted' | 'missing'>('none');
  const isWanted = wish === 'wanted';
  const goWithout = useCallback(() => setWish('missing'), []); // it may be pressed again
  const button = (
    <>
      <Button kind="second" isBusy={isWanted} onClick={() => setWish('wanted')}>
        {notifyMe}
      </Button>
      {wish === 'missing' && <Told isUrgent>{shopSilent}</Told>}
    </>
  );
  return <PanelSlot name="restock" isWanted={isWanted} awaited={button} onMissing={goWithout} />;
}
