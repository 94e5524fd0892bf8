import { openWorldForTests } from './world-for-tests.ts';

export const MINUTE = 60_000;

/** An order that was placed with a network, and that the shop has not answered. */
export async function openUncertainOrder(was: 'lost on the way' | 'taken' = 'lost on the way') {
  const world = openWorldForTests();
  const { orderGateway, placeOrder } = world;
  if (was === 'taken') orderGateway.loseNextAnswer();
  else orderGateway.failNext({ kind: 'unreachable' }, { verb: 'place' });
  const outcome = await placeOrder();
  if (!('order' in outcome)) throw new Error('The order was not kept.');
  const kept = async () => (await world.stored())[0];
  return { ...world, order: outcome.order, kept, status: async () => (await kept())?.status };
}
