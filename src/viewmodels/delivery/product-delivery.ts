import { isShippable } from '#domain/catalog/product.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { DeliveryCheckModel, type DeliveryCheckPorts } from './delivery-check-model.ts';

type Ports = DeliveryCheckPorts & { readonly productView: ReadonlyCell<ProductView> };

/** The delivery of the choice at hand; before all is chosen, of the product. */
export function createProductDelivery(ports: Ports): DeliveryCheckModel {
  return new DeliveryCheckModel(ports, () => {
    const view = ports.productView.get();
    if (view.kind !== 'ready' || !isShippable(view.product)) return [];
    const variant =
      view.toChoose.length > 0 ? undefined : view.product.variants.find(({ sku }) => sku === view.variant);
    return [variant?.sku ?? view.product.sku];
  });
}
