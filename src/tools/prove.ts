import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { proveKills } from './prove/prove-kills.ts';

// The long proofs. Kills the reference API under load, on PGlite or on the empty database of DATABASE_URL:
//   npm run prove [-- --kills 100]
const { values } = parseArgs({ options: { kills: { type: 'string', default: '100' } } });
const data = await mkdtemp(join(tmpdir(), 'zari-prove-'));
const { kills, answered, stored, faults } = await proveKills({ DATA_DIR: data }, Number(values.kills));
await rm(data, { recursive: true, force: true });
for (const fault of faults) console.error(`FAILED: ${fault}`);
const where = process.env['DATABASE_URL'] ? 'PostgreSQL' : 'PGlite';
console.log(`${kills} kills on ${where}: ${answered} orders answered, ${stored} stored, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
