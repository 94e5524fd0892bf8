import type { ContainerModuleLoadOptions, ServiceIdentifier } from 'inversify';
import type { Cell } from '#domain/shared/cell.ts';
import { MAKING } from './visit.ts';

export type Bind = ContainerModuleLoadOptions['bind'];

type Names<Ports> = { readonly [Name in keyof Ports]: ServiceIdentifier<Ports[Name]> };
type Get = <T>(name: ServiceIdentifier<T>) => T;

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
  bind(name).toDynamicValue(({ get: resolve }) => {
    const { once, get } = resolve(MAKING);
    return once(name, () => create(portsOf(names, get)));
  });
}

/** Binds what all visits of the process share: adapters without state of a visitor. */
export function provideShared<Service>(bind: Bind, name: ServiceIdentifier<Service>, service: Service): void {
  bind(name).toConstantValue(service);
}

/** Binds the cell of a state area; `initial` is its value before anything has happened. */
export function provideState<T>(bind: Bind, name: ServiceIdentifier<Cell<T>>, area: string, initial: T): void {
  bind(name).toDynamicValue(({ get }) => get(MAKING).cell(area, initial));
}

function portsOf<Ports extends object>(names: Names<Ports>, get: Get): Ports {
  const entries = Object.entries(names as Readonly<Record<string, ServiceIdentifier>>);
  return Object.fromEntries(entries.map(([port, name]) => [port, get(name)])) as Ports;
}
