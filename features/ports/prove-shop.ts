import { proveRules } from '#adapters/contracts/prove-rules.ts';
import { blockGatewayRules } from './block-gateway-rules.ts';
import { cartGatewayRules, withFilledCart } from './cart-gateway-rules.ts';
import { deliveryGatewayRules } from './delivery-gateway-rules.ts';
import { mailGatewayRules } from './mail-gateway-rules.ts';
import { newsletterGatewayRules } from './newsletter-gateway-rules.ts';
import { orderCancelRules } from './order-cancel-rules.ts';
import { orderGatewayRules } from './order-gateway-rules.ts';
import { orderLookupRules } from './order-lookup-rules.ts';
import { orderReturnRules } from './order-return-rules.ts';
import { orderWithdrawRules } from './order-withdraw-rules.ts';
import { pageGatewayRules } from './page-gateway-rules.ts';
import { priceFallGatewayRules } from './price-fall-gateway-rules.ts';
import { restockGatewayRules } from './restock-gateway-rules.ts';
import { sharedListGatewayRules } from './shared-list-gateway-rules.ts';
import type { ShopPorts } from './shop-ports.ts';
import { stockCheckRules } from './stock-check-rules.ts';
import { trackingGatewayRules } from './tracking-gateway-rules.ts';

/** A shop that sells at least the products of the contract's examples, and one that nobody reaches. */
type Shops = { readonly open: () => ShopPorts; readonly nowhere: () => ShopPorts };

/** The rules of all ports that need no more than these products. */
export function proveShop({ open, nowhere }: Shops): void {
  const withUnreachable = () => ({ ...open(), unreachable: nowhere() });
  proveRules('the cart', cartGatewayRules, () => withFilledCart(open()));
  proveRules(
    'orders',
    [...orderGatewayRules, ...orderLookupRules, ...orderCancelRules, ...orderReturnRules, ...orderWithdrawRules],
    open,
  );
  proveRules('stock', stockCheckRules, withUnreachable);
  proveRules('mail to the shop', mailGatewayRules, withUnreachable);
  proveRules('the newsletter', newsletterGatewayRules, withUnreachable);
  proveRules('waiting for what is sold out', restockGatewayRules, withUnreachable);
  proveRules('waiting for prices to fall', priceFallGatewayRules, withUnreachable);
  proveRules('wishlists by a link', sharedListGatewayRules, withUnreachable);
  proveRules('the delivery by PIN code', deliveryGatewayRules, withUnreachable);
  proveRules('what merchants hear', trackingGatewayRules, withUnreachable);
  proveRules('the pages of the merchant', pageGatewayRules, withUnreachable);
  proveRules('the blocks of the merchant', blockGatewayRules, withUnreachable);
}
