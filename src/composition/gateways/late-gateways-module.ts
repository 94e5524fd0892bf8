import { ContainerModule } from 'inversify';
import type { Gateways } from '#adapters/gateways.ts';
import type { createHttpGateways, createHttpTokens } from '#adapters/http/http-gateways.ts';
import type { TokenGateway } from '#domain/session/token-gateway.ts';
import { LOG } from '../device/tokens.ts';
import { provide } from '../provide.ts';
import { AS_VISITOR, SESSION, TOKEN_GATEWAY } from '../session/tokens.ts';
import { NAMED_STORE, SESSION_RULES, STORE_CODE } from '../settings/tokens.ts';
import { STORE_VIEW } from '../store/tokens.ts';
import { token } from '../token.ts';
import { lateGateways, lateTokens, provideGateways } from './gateways.ts';

type World = Parameters<typeof createHttpGateways>[0];

const world = { storeView: STORE_VIEW, log: LOG, namedStore: NAMED_STORE };

const GATEWAYS = token<Gateways>('late-gateways');

/** The shop's API for a page: the HTTP client and the wire arrive with the first call, never with the first page. */
export const lateGatewaysModule = new ContainerModule(({ bind }) => {
  provide(bind, TOKEN_GATEWAY, createLateTokens, world);
  provide(bind, GATEWAYS, createLateGateways, {
    ...world,
    storeCode: STORE_CODE,
    withAuthorization: AS_VISITOR,
    session: SESSION,
    sessionRules: SESSION_RULES,
  });
  provideGateways(bind, GATEWAYS);
});

function createLateTokens(world: Parameters<typeof createHttpTokens>[0]): TokenGateway {
  return lateTokens(async () => {
    const { createBrowserTokens } = await import(/* webpackChunkName: "api" */ './browser-gateways.ts');
    return createBrowserTokens(world);
  });
}

function createLateGateways(world: World): Gateways {
  return lateGateways(async () => {
    const { createBrowserGateways } = await import(/* webpackChunkName: "api" */ './browser-gateways.ts');
    return createBrowserGateways(world);
  });
}
