import { openAssembly as openOverHttp } from './http.ts';
import type { Assembly } from './scenario.ts';

/** The same as over HTTP, in a shop whose catalog is asked in GraphQL. */
export function openAssembly(): Promise<Assembly> {
  return openOverHttp('graphql');
}
