import type { SizeGuide } from '#domain/content/size-guide.ts';
import type { SizeGuideGateway } from '#domain/content/size-guide-gateway.ts';
import { createMemoryLink, type MemoryLink, refused } from './memory-link.ts';

export interface MemorySizeGuideGateway extends SizeGuideGateway, MemoryLink<keyof SizeGuideGateway> {
  put(sku: string, guide: SizeGuide): void;
}

type Options = { readonly isReachable?: () => boolean };

const noGuide = refused(404, 'No size guide for this product');

/** Size guides a test has written; none at first. */
export function createMemorySizeGuideGateway({ isReachable }: Options = {}): MemorySizeGuideGateway {
  const link = createMemoryLink<keyof SizeGuideGateway>(isReachable);
  const guides = new Map<string, SizeGuide>();
  return {
    ...link,
    find: (product) =>
      link.answer('find', [product], () => {
        const guide = guides.get(product.sku);
        return guide ? { kind: 'ok', value: guide } : noGuide;
      }),
    put: (sku, guide) => void guides.set(sku, guide),
  };
}
