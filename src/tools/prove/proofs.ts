import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { proveKills } from './prove-kills.ts';
import { proveRemovals } from './prove-removals.ts';
import { removals } from './removals.ts';

export type ProofWish = {
  /** How often the API is killed. */
  readonly kills: number;
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
