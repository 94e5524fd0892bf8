import { askedOnce } from '#domain/shared/asked-once.ts';
import type { Cells } from './cells.ts';
import type { Module, ServicesOf, Shop } from './services.ts';

/** Lists factories in the visit at hand, and answers with its services. */
export type Extend = <M extends Module>(more: M) => ServicesOf<M>;

/** The same with factories whose code comes later; it is loaded once, and after a failure the next call tries again. */
export type Later = <M extends Module, Needs>(load: (services: Needs) => Promise<M>) => Promise<ServicesOf<M>>;

/** What a visit of a page or a worker has from the beginning. */
export type VisitGiven = { readonly cells: Cells; readonly extend: Extend; readonly later: Later };

/** Opens a visit to which factories can be added that come later; it brings its cells, and what else is its own. */
export function openVisit<Services extends object, Own extends Pick<VisitGiven, 'cells'>>(
  shop: Shop<Services, Own & VisitGiven>,
  own: Own,
): Services {
  const asked = new Map<unknown, () => Promise<unknown>>();
  const extend: Extend = (more) => shop.extend(visit, more);
  const later: Later = (load) => {
    const ask = asked.get(load) ?? askedOnce(async () => extend(await load(visit as never)));
    asked.set(load, ask);
    return ask() as never;
  };
  const visit: Services = shop.open({ ...own, extend, later });
  return visit;
}

type Verb = (...given: never[]) => Promise<unknown>;

type VerbNames<Services> = { [Name in keyof Services]: Services[Name] extends Verb ? Name : never }[keyof Services] &
  string;

/**
 * Lists verbs whose code comes with the first call. `without` says what a verb does while its code cannot be had; without
 * that its call rejects.
 */
export function lazyVerbs<M extends Module, Given = object>(load: (services: Given) => Promise<M>) {
  type Services = ServicesOf<M>;
  return <Name extends VerbNames<Services>, Needs extends object = object>(
    name: Name,
    without?: (services: Needs) => (...given: never[]) => Awaited<ReturnType<Services[Name] & Verb>>,
  ) => {
    const create = (services: Needs & { readonly later: Later }): Services[Name] => {
      const call = async (...given: never[]): Promise<unknown> => {
        const loaded = services.later(load);
        const code = await (without ? loaded.catch(() => null) : loaded);
        return code ? (code[name] as Verb)(...given) : without?.(services)(...given);
      };
      return call as never; // takes and answers what the loaded one does
    };
    return Object.assign(create, { waits: true } as const);
  };
}
