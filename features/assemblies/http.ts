import { setImmediate as nextTurn } from 'node:timers/promises';
import { createMobxCell } from '#adapters/browser/mobx-cell.ts';
import { usualWorld } from '#adapters/contracts/usual-store.ts';
import { createAxiosHttpClient } from '#adapters/http/axios-http-client.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { createHttpGateways, createHttpTokens } from '#adapters/http/http-gateways.ts';
import { browserLimits } from '#adapters/http/transport.ts';
import { QUICK } from '#api/accounts/password-hash.ts';
import { demoContent } from '#api/demo/demo-content.ts';
import { openReferenceApi } from '#api/open-reference-api.ts';
import { createTestDatabase } from '#api/testing/test-database.ts';
import { type BySetting, searchCallBy } from '#composition/areas/search-call-by.ts';
import { createServiceShopper } from '../shoppers/service-shopper.ts';
import { countIds } from './count-ids.ts';
import { createMemoryScenario } from './memory-scenario.ts';
import { plainShops } from './plain-shop.ts';
import { createRealShopApi } from './real-shop-api.ts';
import type { Assembly } from './scenario.ts';
import { isReachable, type Surroundings } from './surroundings.ts';
import { createWorkbench } from './workbench.ts';

const FIRST_ID = 10_000; // far from the demo collection
const QUIET_TURNS = 4;

/** The rules and the models of the screens over real HTTP: the reference API runs in this process, with one database for the whole run. */
export async function openAssembly(serverApi: BySetting['serverApi'] = 'api'): Promise<Assembly> {
  const database = await createTestDatabase();
  const api = await openApi(database.address);
  const baseUrl = `http://127.0.0.1:${await api.listen(0)}`;
  const workbench = createWorkbench(api.fetch, baseUrl);
  const loadSearchCall = searchCallBy(serverApi);
  const access = (http: HttpClient) => ({ baseUrl, limits: browserLimits, http, loadSearchCall });
  const nextId = countIds(FIRST_ID);

  return {
    async close() {
      await api.close();
      await database.drop();
    },
    async openScenario() {
      const shopApi = createRealShopApi(workbench);
      await shopApi.mend();
      const line = createLine();
      return createMemoryScenario({
        createCell: createMobxCell,
        createApi: (around) => ({
          ...shopApi,
          tokensOf: (storeView) =>
            createHttpTokens({ storeView, ...usualWorld, log: around.log }, access(line.tiedTo(around))),
          gatewaysOf: (visit) =>
            createHttpGateways(
              { ...usualWorld, sessionRules: around.settings.sessionRules, ...visit, log: around.log },
              access(line.tiedTo(around)),
            ),
        }),
        createShopper: (open, reopen, elsewhere) =>
          createServiceShopper({ ...plainShops({ open, reopen }), elsewhere, idle: line.idle }),
        idle: line.idle,
        nextId,
      });
    },
  };
}

function openApi(database: string) {
  return openReferenceApi({
    database,
    content: demoContent,
    workbench: true,
    standInPayment: true,
    showsMail: true,
    moderatesHere: true,
    accounts: { passwordCost: QUICK },
  });
}

/** The line between an example and the API: cut while the example is offline, idle when no call is on its way. */
function createLine() {
  const http = createAxiosHttpClient();
  let underWay = 0;
  return {
    tiedTo: (around: Surroundings): HttpClient => ({
      async send(request) {
        if (!isReachable(around)) return { kind: 'unreachable' };
        underWay += 1;
        try {
          return await http.send(request);
        } finally {
          underWay -= 1;
        }
      },
    }),
    /** After some quiet turns of the event loop what an answer sets off has begun. */
    async idle(): Promise<void> {
      for (let quiet = 0; quiet < QUIET_TURNS; quiet = underWay === 0 ? quiet + 1 : 0) await nextTurn();
    },
  };
}
