import { parseArgs } from 'node:util';
import { proofs } from './prove/proofs.ts';

// The long proofs, all or those that are named:
//   npm run prove [-- removals kills] [--kills 100]     kills use the empty database of DATABASE_URL, where it is given
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kills: { type: 'string', default: '100' } },
});
const wish = { kills: Number(values.kills) };
const unknown = positionals.filter((name) => !proofs.some((proof) => proof.name === name));
if (unknown.length > 0) throw new RangeError(`There is no proof ${unknown.join(', ')}.`);

let faultCount = 0;
for (const { name, prove } of proofs) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const { summary, faults } = await prove(wish);
  for (const fault of faults) console.error(`FAILED: ${name}: ${fault}`);
  console.log(`${name}: ${summary}, ${faults.length} faults`);
  faultCount += faults.length;
}
process.exitCode = faultCount === 0 ? 0 : 1;
