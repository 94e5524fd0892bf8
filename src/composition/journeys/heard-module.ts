import { ContainerModule } from 'inversify';
import { provideShared } from '../provide.ts';
import { IS_HEARD } from '../queue/tokens.ts';

/** What is done on a page is told there: whichever part brings the queue along brings this too. */
export const heardModule = new ContainerModule(({ bind }) => provideShared(bind, IS_HEARD, true));
