import { Container } from 'inversify';

/**
 * Makes one service from the services that it names in its parameter; `name` is the one it is listed under. One that
 * `waits` for the code of a service never takes its place.
 */
export type Factory = ((services: never, name: string) => unknown) & { readonly waits?: true };

/** Factories, each under the name by which others ask for its service: the names are the wiring. */
export type Module = Readonly<Record<string, Factory>>;

export type ServicesOf<M extends Module> = { readonly [Name in keyof M]: ReturnType<M[Name]> };

/** Of every factory of `M`, what it asks for that `Services` lack, or have as another type. */
type Unmet<M extends Module, Services> = {
  [Name in keyof M]: M[Name] extends (services: infer Needs, name: string) => unknown
    ? Services extends Needs
      ? never
      : { readonly [Need in Exclude<keyof Needs, KeysMet<Needs, Services>>]: Needs[Need] }
    : never;
}[keyof M];

type KeysMet<Needs, Services> = {
  [Need in keyof Needs]: Need extends keyof Services ? (Services[Need] extends Needs[Need] ? Need : never) : never;
}[keyof Needs];

/** Compiles only where nothing is unmet; otherwise the error shows what is. */
export type Complete<M extends Module, Services> =
  Unmet<M, Services> extends infer Missing
    ? [Missing] extends [never]
      ? unknown
      : { readonly unmet: Missing }
    : never;

/** The factories of a process. A visit, which is a request on the server and a page in the browser, has services of its own. */
export type Shop<Services, Given> = {
  /** A visit: each service is made when it is first asked for. What is given stands before what is made. */
  readonly open: (given: Given) => Services;
  /** Lists more services, for every visit. */
  readonly add: (more: Module) => void;
  /**
   * Adds services to the only visit of a shop, such as those of a page whose code came later; they take the place of those
   * that waited for them. Another visit would keep what it has made already.
   */
  readonly extend: <M extends Module>(visit: Services, more: M) => Services & ServicesOf<M>;
};

/** `Given` is what each visit brings: its cells, and whatever else is its own. */
export function createShop<Given extends object>() {
  return <M extends Module>(module: M & Complete<M, Given & ServicesOf<M>>): Shop<Given & ServicesOf<M>, Given> =>
    shopOf<Given & ServicesOf<M>, Given>(module);
}

function shopOf<Services extends object, Given extends object>(module: Module): Shop<Services, Given> {
  const container = new Container({ jitless: true }); // its compiler would need `unsafe-eval`
  const services = {};
  add(module);
  return {
    open(given) {
      const visit = Object.create(services) as Services;
      for (const [name, value] of Object.entries(given)) keep(visit, name, value);
      return visit;
    },
    add: (more) => void add(more),
    extend(visit, more) {
      for (const name of add(more)) Reflect.deleteProperty(visit, name);
      return visit as never; // has them by its prototype
    },
  };

  /** Answers the names that were not there before, or of another service. */
  function add(more: Module): readonly string[] {
    const fresh = Object.entries(more).filter(([name, factory]) => isFresh(name, factory));
    for (const [name, factory] of fresh) {
      if (container.isBound(name)) container.unbind(name);
      container.bind<Factory>(name).toConstantValue(factory);
      Object.defineProperty(services, name, { configurable: true, enumerable: true, get: getterOf(name, factory) });
    }
    return fresh.map(([name]) => name);
  }

  function isFresh(name: string, factory: Factory): boolean {
    const present = container.isBound(name) ? container.get<Factory>(name) : null;
    return present === null || (present !== factory && (present.waits === true || !factory.waits));
  }
}

/** Made by the visit that is asked, and kept on it. */
function getterOf(name: string, factory: Factory) {
  return function make(this: object): unknown {
    const service = factory(this as never, name);
    keep(this, name, service);
    return service;
  };
}

/** Its getter is on the prototype, so an assignment would not do. */
function keep(visit: object, name: string, value: unknown): void {
  Object.defineProperty(visit, name, { value, configurable: true, enumerable: true });
}

/** Lists values that are there already. */
export function valuesOf<Values extends object>(values: Values) {
  const factories = Object.entries(values).map(([name, value]) => [name, () => value]);
  return Object.fromEntries(factories) as { readonly [Name in keyof Values]: () => Values[Name] };
}
