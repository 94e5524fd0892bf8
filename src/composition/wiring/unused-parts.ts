/**
 * Stands in the browser's build for parts of Inversify that are made with every container and never needed: modules, plugins,
 * snapshots, plans of classes, and what remembers plans. This container has constants alone, each of which is asked for once.
 */
export class ContainerModuleManager {}
export class PluginManager {}
export class SnapshotManager {}

export class PlanResultCacheService {
  clearCache(): void {}
  get(): void {}
  getByServiceIdentifier(): void {}
  set(): void {}
  setNonCachedServiceNode(): void {}
  invalidateServiceBinding(): void {}
  subscribe(): void {}
}

export function currySubplan(): () => never {
  return () => {
    throw new Error('This container holds constants alone.');
  };
}
