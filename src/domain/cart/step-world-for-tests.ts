import { createMemoryCartGateway } from '#adapters/memory/memory-cart-gateway.ts';
import { createMemoryStockCheck } from '#adapters/memory/memory-stock-check.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { skuOf } from '#domain/catalog/product.ts';
import type { Notice } from '#domain/notices/notices.ts';
import { type Cart, type CartId, emptyCart } from './cart.ts';
import { lineForTests, type serverItemForTests } from './line-for-tests.ts';
import { createRunStep } from './run-step.ts';

export const A = skuOf('A');
export const ID = 'cart-1' as CartId;

/** A cart with two pieces of A that the shop has taken; `meanwhile` happens while a step waits for its answer. */
export async function openStepWorld(meanwhile: (now: Cart) => Cart) {
  const line = lineForTests('A', 2, { serverItem: { id: 5_101, cartId: ID, quantity: 2 } });
  const cart = createMemoryCell<Cart>({ ...emptyCart, id: ID, lines: [line] });
  const gateway = createMemoryCartGateway();
  await gateway.create();
  await gateway.update(ID, line);
  const told: Notice[] = [];
  const adoptLines = async (shops: readonly ReturnType<typeof serverItemForTests>[]) =>
    shops.map(({ sku, quantity }) => lineForTests(sku, quantity));
  const stock = createMemoryStockCheck();
  const runStep = createRunStep({
    cart,
    cartGateway: gateway,
    adoptLines,
    stockCheck: stock,
    notify: (notice) => void told.push(notice),
  });
  const during = async (step: Parameters<typeof runStep>[1]) => {
    const go = gateway.hold();
    const outcome = runStep(ID, step);
    cart.update(meanwhile);
    go();
    return outcome;
  };
  const here = () => cart.get().lines.map(({ sku, quantity }) => `${sku}*${quantity}`);
  return { cart, gateway, stock, told, during, here, line };
}
