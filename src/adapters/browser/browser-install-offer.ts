import { INSTALL_OFFER, type InstallOffer } from '#domain/offline/install-offer.ts';

/** What few browsers tell, and the types of the page do not know. */
type BrowsersOffer = {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
};

type Tab = { [INSTALL_OFFER]?: BrowsersOffer | null };

/** The offer as the first script of the page has kept it back. */
export function createBrowserInstallOffer(tab: () => Tab = () => window as Tab): InstallOffer {
  return {
    isThere: () => Boolean(tab()[INSTALL_OFFER]),
    async ask() {
      const offer = tab()[INSTALL_OFFER];
      tab()[INSTALL_OFFER] = null; // a browser takes it once
      if (!offer) return false;
      try {
        await offer.prompt();
        return (await offer.userChoice).outcome === 'accepted';
      } catch {
        return false; // it has asked already, or lets nobody ask
      }
    },
  };
}
