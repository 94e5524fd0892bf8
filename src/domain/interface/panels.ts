/** What can slide over the page; the overlay lies behind it. Source: specification §3, UI flags. */
export type Panel = 'minicart' | 'menu' | 'search' | 'wishlist' | 'account' | 'slide-up' | 'size-guide' | 'store';

/** At most one panel is open (UI-11). */
export type Panels = { readonly open: Panel | null };

export const noPanels: Panels = { open: null };

export function withPanelOpen(_panels: Panels, panel: Panel): Panels {
  return { open: panel };
}

/** Closing a panel that is not open changes nothing. */
export function withPanelClosed(panels: Panels, panel: Panel): Panels {
  return panels.open === panel ? noPanels : panels;
}

/** The overlay is on exactly while a panel is open (UI-04 to UI-09). */
export function isOverlayOn(panels: Panels): boolean {
  return panels.open !== null;
}
