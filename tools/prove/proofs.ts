import { readFile, writeFile } from 'node:fs/promises';
import { withSection } from '../files/document-section.ts';
import { PLENTY_SOON } from '../workbench/api-process.ts';
import { createShopClient } from '../workbench/shop-client.ts';
import { breakLines } from './broken-lines-proof.ts';
import { proveBrowser } from './browser/prove-browser.ts';
import { proveSixTabs } from './browser/six-tabs.ts';
import { enduranceReport } from './endurance/endurance-report.ts';
import { proveEndurance } from './endurance/prove-endurance.ts';
import { proveKept } from './kept/prove-kept.ts';
import { proveLeaving } from './leaving/prove-leaving.ts';
import { proveMachines } from './machines/prove-machines.ts';
import { proveMalformed } from './malformed/prove-malformed.ts';
import { proveMerges } from './merges/prove-merges.ts';
import { proveMutations } from './mutations/prove-mutations.ts';
import { proveKills } from './orders/prove-kills.ts';
import { proveLimits } from './orders/prove-limits.ts';
import { proveOnce } from './orders/prove-once.ts';
import { provePrices } from './prices/prove-prices.ts';
import { inDirectory, onApi, onBuild, onShop, WHERE } from './proof-places.ts';
import type { ProofWish } from './proof-wish.ts';
import { proveRemovals } from './removals/prove-removals.ts';
import { removals } from './removals/removals.ts';
import type { ProofResult } from './shared/proof-result.ts';
import { proveGuards, proveSessions, simulate } from './simulated-proofs.ts';
import { proveCrowding, UNCOUNTED } from './worst/prove-crowding.ts';
import { proveWorst } from './worst/prove-worst.ts';

export type Proof = { readonly name: string; readonly prove: (wish: ProofWish) => Promise<ProofResult> };

/** The long proofs, in the order in which they run. */
export const proofs: readonly Proof[] = [
  {
    name: 'removals',
    async prove() {
      const faults = await proveRemovals(removals);
      return {
        summary: `${removals.length} rules removed, ${removals.length - faults.length} missed by the kit`,
        faults,
      };
    },
  },
  {
    name: 'malformed',
    prove: ({ inputs, seed }) =>
      onApi(async (base) => {
        const { sent, statuses, faults } = await proveMalformed(base, { inputs, seed });
        const counts = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
        const worst = await proveWorst(base, { inputs: Math.ceil(inputs / WORST_SHARE), seed, limitMs: LONGEST_MS });
        return {
          summary: `${sent} malformed inputs with seed ${seed}: ${counts.join(', ')}; ${worst.summary}`,
          faults: [...faults, ...worst.faults],
        };
      }),
  },
  {
    name: 'addresses',
    prove: ({ inputs, seed }) =>
      onShop(async ({ origin, start }) => {
        const { proveAddresses, secondView } = await import('./malformed/prove-addresses.ts'); // the routes name screens, which others need not load
        await start(secondView);
        return proveAddresses(origin, { inputs, seed });
      }),
  },
  {
    name: 'views',
    async prove({ renders }) {
      const { proveViews, STORE_CODES } = await import('./views/prove-views.ts'); // the page server names screens, too
      return onApi((base) => proveViews(base, { renders }), { STORE_CODES });
    },
  },
  {
    name: 'kills',
    prove: ({ kills: wanted, seed }) =>
      inDirectory(async (data) => {
        const proof = await proveKills({ DATA_DIR: data, ...PLENTY_SOON }, { kills: wanted, seed });
        const { kills, answered, stored, mailed, withCoupon, credit, faults } = proof;
        const orders = `${answered} orders answered, ${stored} stored, ${mailed} told by mail, ${withCoupon} with a coupon`;
        return { summary: `${kills} kills on ${WHERE}: ${orders}, ₹${credit / 100} of store credit`, faults };
      }),
  },
  { name: 'once', prove: ({ ids, seed }) => onApi((base) => proveOnce(createShopClient(base), { ids, seed })) },
  { name: 'limits', prove: () => onApi((base) => proveLimits(createShopClient(base))) },
  {
    name: 'machines',
    prove: (wish) => onBuild(() => inDirectory((folder) => proveMachines(folder, wish))),
  },
  {
    name: 'crowding',
    prove: ({ seconds, seed }) => {
      const limitMs = process.env['DATABASE_URL'] ? CROWDED_MS.server : CROWDED_MS.embedded;
      return onApi((base) => proveCrowding(base, { quietSeconds: QUIET_SECONDS, seconds, seed, limitMs }), UNCOUNTED);
    },
  },
  { name: 'merges', prove: ({ cases, seed }) => proveMerges({ cases, seed }) },
  { name: 'prices', prove: async ({ prices, seed }) => provePrices({ prices, seed }) },
  { name: 'session', prove: proveSessions },
  { name: 'simulation', prove: simulate },
  { name: 'guards', prove: proveGuards },
  { name: 'leaving', prove: ({ logouts }) => onShop((processes) => proveLeaving({ logouts, processes })) },
  { name: 'kept', prove: ({ kept }) => onShop((processes) => proveKept(kept, processes)) },
  { name: 'browser', prove: ({ runs, seed }) => onBuild(() => proveBrowser({ runs, seed })) },
  { name: 'tabs', prove: () => onBuild(proveSixTabs) },
  { name: 'requirements', prove: ({ lines, machine }) => breakLines(lines, machine) },
  { name: 'mutations', prove: ({ drawn, seed }) => proveMutations({ lines: drawn, seed }) },
  { name: 'endurance', prove: (wish) => inDirectory((data) => endureAndReport(data, wish)) },
];

/** Of so many malformed inputs one of the worst for the time they take. */
const WORST_SHARE = 40;
/** No request below 64 kB takes longer, whatever is in it. */
const LONGEST_MS = 1_000;
/** How long lists are measured before anybody is greedy. */
const QUIET_SECONDS = 5;
/** What a shopper waits for a list beside a greedy client, 99 times of 100. */
const CROWDED_MS = { server: 300, embedded: 600 };

/** So many pages are written down. */
export const WHOLE_PAGES = 20_000;
const REPORT = 'docs/benchmarks.md';

async function endureAndReport(data: string, { pages, seed, machine }: ProofWish): Promise<ProofResult> {
  const few = Math.ceil(pages / 10);
  const wish = { pages, lists: few, orders: few, logins: few };
  const proof = await proveEndurance(data, { ...wish, seed });
  if (pages === WHOLE_PAGES) {
    const day = new Date().toISOString().slice(0, 10);
    const command = 'npm run prove -- endurance';
    const section = enduranceReport({ command, day, machine, wish, samples: proof.samples });
    await writeFile(REPORT, withSection(await readFile(REPORT, 'utf8'), section));
  }
  return proof;
}
