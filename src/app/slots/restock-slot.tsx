import { useCallback, useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { productWords } from '#viewmodels/words/product/en.ts';
import { PanelSlot } from './panel-slot.tsx';

/** The button to hear when a choice is back; the form that comes in its place has the rest. */
export function RestockSlot() {
  const { notifyMe } = useWords(productWords);
  const [isWanted, setWanted] = useState(false);
  const goWithout = useCallback(() => setWanted(false), []); // it may be pressed again
  const button = (
    <Button kind="second" isBusy={isWanted} onClick={() => setWanted(true)}>
      {notifyMe}
    </Button>
  );
  return <PanelSlot name="restock" isWanted={isWanted} awaited={button} onMissing={goWithout} />;
}
