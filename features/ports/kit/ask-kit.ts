import { createClient } from '#api/contract-kit/calls/client.ts';
import { createKit } from '#api/contract-kit/calls/create-kit.ts';
import { defaultOptions, type Kit } from '#api/contract-kit/calls/kit.ts';
import { allChecks } from '#api/contract-kit/checks/all-checks.ts';
import { loadContract } from '#api/contract-kit/contract/load-contract.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import type { ShopPorts } from '../shop-ports.ts';
import { leastAsked } from './least-asked.ts';
import { NotAskable } from './port-limits.ts';
import { createPortsClient } from './ports-client.ts';
import { viewOf } from './said.ts';

/** What a shop's checks take their measure from. */
export type Measure = Pick<Kit, 'catalog' | 'taxRules' | 'contract'>;

/** Taken at once from the API at this address: what is ordered later does not change it. */
export async function measureOf(base: string): Promise<Measure> {
  const contract = loadContract();
  const { catalog, taxRules } = createKit(createClient(base, contract), contract, defaultOptions);
  await Promise.all([catalog(), taxRules()]);
  return { contract, catalog, taxRules };
}

/** The checks a shop passed, and a line for each that it failed. What its ports cannot ask is in neither. */
export type Asked = { readonly passed: readonly Check[]; readonly failed: readonly string[] };

/** Asks a shop all checks of the contract kit, each as far as the ports of the domain can ask it. */
export async function askKit(ports: ShopPorts, measure: Measure): Promise<Asked> {
  const passed: Check[] = [];
  const failed: string[] = [];
  const client = createPortsClient(ports, await viewOf(ports));
  const kit: Kit = { ...createKit(client, measure.contract, defaultOptions), ...measure };
  for (const check of allChecks(measure.contract).filter(isFitting)) {
    const before = client.made();
    await breath();
    const fault = await faultOf(check, kit);
    if (fault instanceof NotAskable || client.made() === before) continue;
    if (fault === null) passed.push(check);
    else failed.push(`${check.id} | ${check.rule} | ${fault}`);
  }
  return { passed, failed };
}

/** Through a port no time passes, and the faults of a 400 are joined to one text. */
function isFitting({ needsTime, readsFaults }: Check): boolean {
  return !needsTime && !readsFaults;
}

/** A shop in memory never waits for anything, and would keep the API beside it from closing its connections in time. */
function breath(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

async function faultOf(check: Check, kit: Kit): Promise<unknown> {
  try {
    await check.run(kit);
    return null;
  } catch (error) {
    return error;
  }
}

/** The operations of which fewer checks were passed than must be asked, and how many. */
export function tooFewOf({ passed }: Asked): Readonly<Record<string, number>> {
  const counts = Object.keys(leastAsked).map((id) => [id, passed.filter(({ operation }) => operation === id).length]);
  return Object.fromEntries(counts.filter(([id, count]) => Number(count) < (leastAsked[String(id)] ?? 0)));
}
