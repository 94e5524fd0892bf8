import { useEffect, useState } from 'react';
import type { Drawing, PanelName } from '#app/page/page.ts';

import { useView } from './visit-context.ts';

type Props = {
  readonly name: PanelName;
  readonly isWanted: boolean;
  /** Called when the panel is wanted and can be shown. */
  readonly onReady?: () => void;
  /** What to do when the code of the panel cannot be had. */
  readonly onMissing: () => void;
};

/** A panel over the page: absent until it is first wanted. */
export function PanelSlot({ name, isWanted, onReady, onMissing }: Props) {
  const { get, panels } = useView();
  const [panel, setPanel] = useState<Drawing | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    if (panel === null) panels.fetch(name).then(setPanel, onMissing);
    else onReady?.();
  }, [isWanted, panel, name, onReady, onMissing, panels]);
  return panel?.draw(get);
}
