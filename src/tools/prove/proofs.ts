import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi } from './api-process.ts';
import { proveKills } from './prove-kills.ts';
import { PLENTY, proveMalformed } from './prove-malformed.ts';
import { proveRemovals } from './prove-removals.ts';
import { removals } from './removals.ts';

export type ProofWish = {
  /** How often the API is killed. */
  readonly kills: number;
  /** Malformed calls of each operation, and what chooses them. */
  readonly inputs: number;
  readonly seed: number;
};

/** `summary` is one line; `faults` is what must not be, a sentence each. */
export type ProofResult = { readonly summary: string; readonly faults: readonly string[] };

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
    async prove({ inputs, seed }) {
      const data = await mkdtemp(join(tmpdir(), 'zari-prove-'));
      const api = await startApi({ DATA_DIR: data, ...PLENTY });
      const { sent, statuses, faults } = await proveMalformed(api.base, { inputs, seed });
      await api.stop();
      await rm(data, { recursive: true, force: true });
      const counts = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
      return { summary: `${sent} malformed inputs with seed ${seed}: ${counts.join(', ')}`, faults };
    },
  },
  {
    name: 'kills',
    async prove({ kills: wanted }) {
      const data = await mkdtemp(join(tmpdir(), 'zari-prove-'));
      const { kills, answered, stored, faults } = await proveKills({ DATA_DIR: data }, wanted);
      await rm(data, { recursive: true, force: true });
      const where = process.env['DATABASE_URL'] ? 'PostgreSQL' : 'PGlite';
      return { summary: `${kills} kills on ${where}: ${answered} orders answered, ${stored} stored`, faults };
    },
  },
];
