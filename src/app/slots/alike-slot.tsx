import { useState } from 'react';
import { PanelSlot } from './panel-slot.tsx';

/** Pieces like one that is sold out; the page is whole without. */
export function AlikeSlot() {
  const [isMissing, setMissing] = useState(false);
  return <PanelSlot name="alike" isWanted={!isMissing} onMissing={() => setMissing(true)} />;
}
