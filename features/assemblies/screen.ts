import { countIds } from './count-ids.ts';
import { openEmulatedWindow } from './emulated-window.ts';
import { createMemoryScenario } from './memory-scenario.ts';
import { createPaidShopApi } from './memory-shop-api.ts';
import type { Assembly } from './scenario.ts';
import { watchSpeech } from './speech-watch.ts';

const FIRST_ID = 1_000;

/** The real pages over fakes, in an emulated browser; `prepare` is done to its window before anything of the shop is there. */
export async function openAssembly(prepare: () => void = () => undefined): Promise<Assembly> {
  process.env['NODE_ENV'] ??= 'production'; // React as it is shipped; the other one is twice as slow
  const drawing = openEmulatedWindow();
  prepare();
  const speech = watchSpeech(document);
  const [{ createMobxCell }, { createEmulatedShop, loadAllCode }, { createEmulatedPage }, { createPageShopper }] =
    await Promise.all([
      import('#adapters/browser/mobx-cell.ts'),
      import('./emulated-shop.ts'),
      import('../shoppers/emulated-page.ts'),
      import('../shoppers/page-shopper.ts'),
    ]);
  await loadAllCode();
  const nextId = countIds(FIRST_ID);
  let close = (): void => undefined;

  return {
    openScenario: async () => {
      const scenario = await createMemoryScenario({
        createCell: createMobxCell,
        createApi: createPaidShopApi,
        createShopper: async (open, reopen, elsewhere) => {
          const shop = createEmulatedShop({ open, reopen, left: speech.left });
          close = shop.close;
          return createPageShopper(createEmulatedPage(shop, { ...drawing, rested: speech.rested }), elsewhere);
        },
        idle,
        nextId,
      });
      const end = async (): Promise<void> => {
        const findings = speech.takeFindings();
        close();
        if (findings.length > 0) throw new Error(findings.join('\n'));
      };
      return { ...scenario, close: end };
    },
    close: async () => undefined,
  };
}

async function idle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
}
