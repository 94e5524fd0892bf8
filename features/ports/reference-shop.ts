import { createAxiosHttpClient } from '#adapters/http/axios-http-client.ts';
import { browserLimits, createTransport, type Transport } from '#adapters/http/transport.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { demoContent } from '#api/demo/demo-content.ts';
import { openTestShop } from '#api/testing/open-test-api.ts';
import type { WithAuthorization } from '#domain/session/with-authorization.ts';
import { type CountryId, defaultStoreView, type StoreView } from '#domain/storeview/store-view.ts';

export type ReferenceShop = Awaited<ReturnType<typeof openReferenceShop>>;

/** The reference API on a free port of this machine, reached with real HTTP, on the day that the contract kit judges by. */
export async function openReferenceShop() {
  const api = await openTestShop({ content: demoContent, showsMail: true, workbench: true });
  const port = await api.listen(0);
  const http = createAxiosHttpClient();
  const log = createMemoryLog();

  function transportTo(
    baseUrl: string,
    withAuthorization?: WithAuthorization,
  ): Transport & { goTo(country: CountryId): void } {
    const storeView = createMemoryCell<StoreView>(defaultStoreView);
    const transport = createTransport({
      http,
      storeView,
      log,
      baseUrl,
      limits: browserLimits,
      ...(withAuthorization && { withAuthorization }),
    });
    return { ...transport, goTo: (country) => storeView.update((view) => ({ ...view, country })) };
  }

  return {
    log,
    url: `http://127.0.0.1:${port}`,
    today: () => new Date(api.clock.now()),
    /** In a guest's name when not said. */
    transport: (withAuthorization?: WithAuthorization) => transportTo(`http://127.0.0.1:${port}`, withAuthorization),
    /** Gives an account store credit, INR. */
    async giveCredit(email: string, amount: number): Promise<void> {
      const address = `http://127.0.0.1:${port}/workbench/credits`;
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify({ email, amount }) });
      if (!answer.ok) throw new Error(`No credit was given: ${answer.status}`);
    },
    /** Nobody listens there. */
    nowhere: () => transportTo('http://127.0.0.1:9'),
    close: () => api.close(),
  };
}
