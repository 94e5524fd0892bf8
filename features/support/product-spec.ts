import type { CategorySpec, ProductSpec } from '../assemblies/world-facts.ts';

/** A product with a sensible default for everything a scenario does not tell. */
export function productSpec(name: string, id: number): ProductSpec {
  const slug = `${slugOf(name)}-${id}`;
  return {
    name,
    sku: `T${id}`,
    designer: 'Anjora',
    slug,
    path: `test/${slug}`,
    price: 1_000,
    usPrice: null,
    otherPrice: null,
    special: null,
    specialFrom: null,
    specialTo: null,
    groupPrice: null,
    tiers: [],
    isTaxFree: false,
    quantity: 20,
    isStockOn: true,
    status: 1,
    visibility: 4,
    hasPicture: true,
    ...{ fabric: '', origin: '' },
    ...{ isReadyToShip: false, makeDays: null, notSentTo: [] },
    isWornInPublic: false,
    hasBanner: false,
    hasFilm: false,
    backs: [],
    tag: null,
    categoryIds: [],
    created: '2026-06-01',
    variants: [],
    type: 'simple',
    associated: [],
    successors: [],
    bundle: [],
    files: [],
    ...{ stars: [], fits: [] },
  };
}

export function categorySpec(name: string, id: number): CategorySpec {
  const slug = `${slugOf(name)}-${id}`;
  return {
    id,
    parentId: 2,
    name,
    slug,
    path: `test/${slug}`,
    isActive: true,
    isInMenu: true,
    title: '',
    hasBanner: false,
  };
}

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
