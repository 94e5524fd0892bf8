import { useEffect, useState } from 'react';
import type { Drawing } from './page.ts';
import type { PanelName } from './panels.ts';
import { useView } from './visit-context.ts';

type Props = {
  readonly name: PanelName;
  readonly isWanted: boolean;
  /** What to do when the code of the panel cannot be had. */
  readonly onMissing: () => void;
};

/** A panel over the page: absent until it is first wanted. */
export function PanelSlot({ name, isWanted, onMissing }: Props) {
  const { get, panels } = useView();
  const [panel, setPanel] = useState<Drawing | null>(null);
  const isMissing = isWanted && panel === null;
  useEffect(() => {
    if (isMissing) panels.fetch(name).then(setPanel, onMissing);
  }, [isMissing, name, onMissing, panels]);
  return panel?.draw(get);
}
