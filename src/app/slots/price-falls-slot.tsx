import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { PriceFalls } from '#ui/screens/lists/price-falls.tsx';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import { PanelSlot } from './panel-slot.tsx';

/** The way to hear of prices that fall; what it opens comes with the press. */
export function PriceFallsSlot() {
  const { loading } = useMessages(commonMessages);
  return (
    <PriceFalls
      form={(onMissing) => (
        <PanelSlot name="price-falls" isWanted placeholder={<Told isPlain>{loading}</Told>} onMissing={onMissing} />
      )}
    />
  );
}
