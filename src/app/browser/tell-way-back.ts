import type { Navigation } from '#app/navigation/navigation.ts';

type Tab = Pick<Window, 'history' | 'matchMedia'> & { readonly navigation?: { readonly canGoBack: boolean } };

/**
 * Marks the page where the shop stands without the browser's own controls and there is a page to go back to: the header
 * has a button for it there (`ui/layouts/header.module.css`).
 */
export function tellWayBack(pages: Pick<Navigation, 'subscribe'>, tab: Tab = window, page: Document = document): void {
  const isAlone = tab.matchMedia('(display-mode: standalone), (display-mode: fullscreen)');
  const tell = (): void => {
    const canGoBack = tab.navigation?.canGoBack ?? tab.history.length > 1; // a browser that cannot say never goes wrong by a press
    page.documentElement.toggleAttribute('data-way-back', isAlone.matches && canGoBack);
  };
  tell();
  pages.subscribe(tell);
}
