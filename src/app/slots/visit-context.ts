import { createContext, type ReactNode, use } from 'react';
import type { LateParts } from '#app/loading/late-parts.ts';
import type { Drawing, Page, PageName, PanelName, Shell } from '#app/page/page.ts';

export type View = {
  readonly shop: Shell;
  readonly pages: LateParts<PageName, Page>;
  readonly panels: LateParts<PanelName, Drawing>;
  /** What stands after a product where no scripts run; of the page server alone. */
  readonly readOn?: ReactNode;
};

/** The visit, for the few components of this layer that hand a screen its model. */
export const ViewContext = createContext<View | null>(null);

export function useView(): View {
  const view = use(ViewContext);
  if (!view) throw new Error('This component was rendered outside of a visit.');
  return view;
}
