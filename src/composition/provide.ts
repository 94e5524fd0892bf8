import type { ContainerModuleLoadOptions, ServiceIdentifier } from 'inversify';
import type { Cell } from '#domain/shared/cell.ts';
import type { Maker } from './visit.ts';

export type Bind = ContainerModuleLoadOptions['bind'];

type Names<Ports> = { readonly [Name in keyof Ports]: ServiceIdentifier<Ports[Name]> };
type Get = <T>(name: ServiceIdentifier<T>) => T;
type Entries = readonly (readonly [port: string, name: ServiceIdentifier])[];

/**
 * Binds a service of a visit: its name, the factory that makes it, and the name of each port the factory asks for.
 * A missing port, or one of another type, does not compile.
 */
export function provide<Service, Ports extends object>(
  bind: Bind,
  name: ServiceIdentifier<Service>,
  create: (ports: Ports) => Service,
  names: Names<Ports>,
): void {
  const entries: Entries = Object.entries(names);
  bindMaker(bind, name, ({ get }) => create(portsOf<Ports>(entries, get)));
}

/** Binds what all visits of the process share: adapters without state of a visitor. */
export function provideShared<Service>(bind: Bind, name: ServiceIdentifier<Service>, service: Service): void {
  bindMaker(bind, name, () => service);
}

/** Binds the cell of a state area; `initial` is its value before anything has happened. */
export function provideState<T>(bind: Bind, name: ServiceIdentifier<Cell<T>>, area: string, initial: T): void {
  bindMaker(bind, name, ({ cell }) => cell(area, initial));
}

/** A container knows how a service is made; each visit makes its own. */
function bindMaker<Service>(bind: Bind, name: ServiceIdentifier<Service>, make: Maker<Service>): void {
  bind<unknown>(name).toConstantValue(make);
}

/** Of every service of every visit: a loop is a third of the time of making entries first. */
function portsOf<Ports extends object>(entries: Entries, get: Get): Ports {
  const ports: Record<string, unknown> = {};
  for (const [port, name] of entries) ports[port] = get(name);
  return ports as Ports;
}
