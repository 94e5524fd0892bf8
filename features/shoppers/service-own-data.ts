import type { HavingOwnData } from './keeping.ts';
import type { Pages } from './service-pages.ts';

/** Uses the model of what is kept of a customer. */
export function createServiceOwnData({ screens, settles }: Pages): HavingOwnData {
  return {
    async downloadsOwnData() {
      await (await data()).download();
      await settles();
    },
    async deletesAccount(password) {
      const model = await data();
      model.typePassword(password);
      await model.send();
      await settles();
    },
    deletionProblem: async () => (await data()).passwordProblem,
  };

  async function data() {
    await settles();
    return screens().accountPage.data;
  }
}
