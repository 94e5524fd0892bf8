import type { Choosing } from './choosing.ts';
import type { Pages } from './service-pages.ts';

/** Chooses by the model of the form, which opens the page at hand again. */
export function createServiceChoosing({ reopens, screens }: Pages): Choosing {
  return {
    async choosesStore({ country, ...others }) {
      const { frame, storeChoice } = screens();
      frame.openStore();
      if (country) storeChoice.chooseCountry(country);
      storeChoice.choose(others);
      await storeChoice.save();
      await reopens();
    },
  };
}
