import type { InstallOffer } from '#domain/offline/install-offer.ts';

export interface MemoryInstallOffer extends InstallOffer {
  /** The browser makes an offer, to which its user will say so. */
  make(answer: 'agrees' | 'declines'): void;
  /** How often its user was asked. */
  asked(): number;
}

/** A browser that offers when a test says so. */
export function createMemoryInstallOffer(): MemoryInstallOffer {
  let answer: 'agrees' | 'declines' | null = null;
  let asked = 0;
  return {
    make(next) {
      answer = next;
    },
    asked: () => asked,
    isThere: () => answer !== null,
    async ask() {
      asked += 1;
      const isTaken = answer === 'agrees';
      answer = null;
      return isTaken;
    },
  };
}
