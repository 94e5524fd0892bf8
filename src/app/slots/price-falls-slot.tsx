import { PriceFalls } from '#ui/screens/lists/price-falls.tsx';
import { PanelSlot } from './panel-slot.tsx';

/** The way to hear of prices that fall; what it opens comes with the press. */
export function PriceFallsSlot() {
  return <PriceFalls form={(onMissing) => <PanelSlot name="price-falls" isWanted onMissing={onMissing} />} />;
}
