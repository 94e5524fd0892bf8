import { NoticesPlace } from '#ui/components/notices-place.ts';
import { PanelSlot } from './panel-slot.tsx';

/** What the shop has to say, within a panel that lies over the page. A panel whose notices could not be had is whole without. */
export function PanelNotices() {
  return (
    <NoticesPlace value="panel">
      <PanelSlot name="notices" isWanted onMissing={goWithout} />
    </NoticesPlace>
  );
}

function goWithout(): void {}
