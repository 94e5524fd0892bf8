import { until } from '#shared/waiting/until.ts';
import { SERVER_TIMEOUT_MS } from '#tools/workbench/shop-processes.ts';
import { COUNTER } from './browser-counter.ts';
import type { BrowserParts } from './browser-parts.ts';
import { TAGS } from './browser-tags.ts';
import type { BuiltShop } from './built-shop.ts';
import { pressReload } from './press-reload.ts';

const TOO_LATE_MS = 1.5 * SERVER_TIMEOUT_MS;

/** The shop's own processes and builds, begun anew, ended and set otherwise. */
export function runningProcesses(parts: BrowserParts) {
  return { ...releasing(parts), ...settingOtherwise(parts), ...breakingDown(parts) };
}

function releasing({ processes, visit, watch }: BrowserParts) {
  return {
    async releasesAnew() {
      watch.expectFailures();
      await processes.deploy();
    },
    async hasNewBuild() {
      await (await visit.tab()).getByRole('button', { name: 'Reload' }).waitFor();
    },
    async takesNewBuild() {
      const tab = await visit.tab();
      await pressReload(tab);
      await until('the new build is taken', async () => !(await tab.evaluate(isBuildWaiting)));
    },
  } satisfies Partial<BuiltShop>;
}

type Start = (further: Readonly<Record<string, string>>) => Promise<void>;

/** Starts with what the example has set before as well. */
function createStart(processes: BrowserParts['processes']): Start {
  let settings = {};
  return (further) => {
    settings = { ...settings, ...further };
    return processes.start(settings);
  };
}

function settingOtherwise({ processes, watch, counter, tags }: BrowserParts) {
  const start = createStart(processes);
  return {
    async endsKeeping() {
      watch.expectFailures();
      await start({ ZARI__serviceWorker__enabled: 'false' });
    },
    async sendsOrdersByItself() {
      watch.expectFailures();
      await start({ ZARI__orders__offline_orders__automatic_transmission_enabled: 'true' });
    },
    async advertises() {
      watch.expectFailures();
      await start({ ZARI__analytics__conversions: 'true' });
    },
    async tellsPriceFalls() {
      watch.expectFailures();
      await start({ ZARI__wishlist__tellPriceFalls: 'true' });
    },
    async counts() {
      watch.expectFailures();
      await start({ ZARI__analytics__measuring: COUNTER });
      await counter.listen();
    },
    async hasTags() {
      watch.expectFailures();
      await start({ ZARI__analytics__dataLayer: TAGS });
      await tags.listen();
    },
    async sellsAs({ name, address, gstin, code }) {
      watch.expectFailures();
      await start({
        ZARI__seller__name: name,
        ZARI__seller__address: address,
        ZARI__seller__gstin: gstin,
        ZARI__seller__hsn: code,
      });
    },
  } satisfies Partial<BuiltShop>;
}

function breakingDown({ processes, watch, workbench }: BrowserParts) {
  return {
    async losesPower() {
      watch.expectFailures();
      await processes.kill();
      await processes.start();
    },
    async stopsApi() {
      watch.expectFailures();
      await processes.kill('api');
    },
    async delaysCatalog() {
      watch.expectFailures();
      const fault = { path: '/api/catalog', kind: 'slow', ms: TOO_LATE_MS, times: 2 }; // the menu and the page
      await workbench.ask('POST', '/workbench/faults', fault);
    },
  } satisfies Partial<BuiltShop>;
}

/** Runs in the page. */
async function isBuildWaiting(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  return !registration || registration.waiting !== null;
}
