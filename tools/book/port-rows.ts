type Source = { readonly path: string; readonly text: string };

export type PortRow = {
  readonly port: string;
  /** Its file in the domain. */
  readonly file: string;
  /** Files of adapters: those in `memory` are the fakes. */
  readonly adapters: readonly string[];
  readonly fakes: readonly string[];
};

const declared = /^export (?:type|interface) (\w+)/gm;
const MAKER = /^export function create(\w+)[\s\S]*?\)(?:: (?:Readonly<)?(\w+)[^\n]*)? \{$/gm;
/** What a file calls more than a port: `interface MemoryLog extends Log`, `type MemoryLog = Log & …`. */
const widened = /^(?:export )?(?:interface (\w+) extends (\w+)|type (\w+) = (\w+) &)/gm;
const TECHNOLOGY = /^(?:Memory|Http|Browser|IndexedDb|Broadcast|Console|Web|Mobx|Plain|Graphql)(?=[A-Z])/;

/**
 * The ports of the domain: its types of which an adapter makes one. An adapter says so by what its maker answers, or by the
 * maker's name, which is the port's behind the technology's.
 */
export function portRows(domain: readonly Source[], adapters: readonly Source[]): readonly PortRow[] {
  const fileOf = new Map(
    domain.flatMap(({ path, text }) => [...text.matchAll(declared)].map(([, name = '']) => [name, path] as const)),
  );
  const made = adapters.flatMap(({ path, text }) => portsMadeIn(text).map((port) => ({ port, path })));
  const ofDomain = made.filter(({ port }) => fileOf.has(port));
  return [...Map.groupBy(ofDomain, ({ port }) => port)]
    .map(([port, found]) => {
      const files = [...new Set(found.map(({ path }) => path))];
      const isFake = (path: string) => path.includes('/memory/');
      const [fakes, others] = [files.filter(isFake), files.filter((path) => !isFake(path))];
      return { port, file: fileOf.get(port) ?? '', adapters: others, fakes };
    })
    .toSorted((one, other) => one.port.localeCompare(other.port));
}

function portsMadeIn(text: string): readonly string[] {
  const wider = new Map(
    [...text.matchAll(widened)].map(([, own, port, alias, first]) => [own ?? alias ?? '', port ?? first ?? '']),
  );
  return [...text.matchAll(MAKER)].flatMap(([, maker = '', answer = '']) => [
    wider.get(answer) ?? answer,
    maker.replace(TECHNOLOGY, ''),
  ]);
}
