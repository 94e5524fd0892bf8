import { ContainerModule } from 'inversify';
import type { Gateways } from '#adapters/gateways.ts';
import { createAxiosHttpClient } from '#adapters/http/axios-http-client.ts';
import { type ApiAccess, createHttpGateways, createHttpTokens } from '#adapters/http/http-gateways.ts';
import { type CatalogMemory, createRememberingCatalog } from '#adapters/remembering/remembering-catalog.ts';
import { LOG } from '../device/tokens.ts';
import { provide } from '../provide.ts';
import { AS_VISITOR, SESSION, TOKEN_GATEWAY } from '../session/tokens.ts';
import { NAMED_STORE, SESSION_RULES, STORE_CODE } from '../settings/tokens.ts';
import { STORE_VIEW } from '../store/tokens.ts';
import { token } from '../token.ts';
import { provideGateways } from './gateways.ts';

const GATEWAYS = token<Gateways>('http-gateways');

/** What every call tells of the visit. */
const world = { storeView: STORE_VIEW, log: LOG, namedStore: NAMED_STORE };

/**
 * The shop's API at once, for where code need not be split: the page server and the tests. With a memory the
 * catalog is asked once for all visits; each visit takes the memory of its time.
 */
export function gatewaysModule(access: ApiAccess, memory?: () => CatalogMemory): ContainerModule {
  const http = access.http ?? createAxiosHttpClient(); // one for the process: it keeps connections open
  return new ContainerModule(({ bind }) => {
    provide(
      bind,
      GATEWAYS,
      (ports: Parameters<typeof createHttpGateways>[0]) => {
        const gateways = createHttpGateways(ports, { ...access, http });
        return memory
          ? { ...gateways, ...createRememberingCatalog({ ...gateways, ...ports, memory: memory() }) }
          : gateways;
      },
      { ...world, storeCode: STORE_CODE, withAuthorization: AS_VISITOR, session: SESSION, sessionRules: SESSION_RULES },
    );
    provide(
      bind,
      TOKEN_GATEWAY,
      (ports: Parameters<typeof createHttpTokens>[0]) => createHttpTokens(ports, { ...access, http }),
      world,
    );
    provideGateways(bind, GATEWAYS);
  });
}
