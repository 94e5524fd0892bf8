import { type ReactNode, useCallback, useEffect } from 'react';
import type { PanelName } from '#app/page/page.ts';
import { PartBoundary } from '#ui/components/part-boundary.tsx';
import { useLate } from '#ui/hooks/use-late.ts';
import { useView } from './visit-context.ts';

type Props = {
  readonly name: PanelName;
  readonly isWanted: boolean;
  /** Stands in its place until its code is there. */
  readonly placeholder?: ReactNode;
  /** Called when the panel is wanted and can be shown. */
  readonly onReady?: () => void;
  /** What to do when the code of the panel cannot be had. */
  readonly onMissing: () => void;
};

/** A panel over the page: absent until it is first wanted. */
export function PanelSlot({ name, isWanted, placeholder, onReady, onMissing }: Props) {
  const { shop, panels } = useView();
  const load = useCallback(() => panels.fetch(name), [panels, name]);
  const panel = useLate(isWanted, load, onMissing);
  const isReady = isWanted && panel !== null;
  useEffect(() => {
    if (isReady) onReady?.();
  }, [isReady, onReady]);
  return panel ? <PartBoundary>{panel.draw(shop)}</PartBoundary> : placeholder;
}
