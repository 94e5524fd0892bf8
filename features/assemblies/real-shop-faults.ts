import type { Fault } from './world-facts.ts';

const ALWAYS = 1_000;

export const paths = {
  catalog: '/api/catalog',
  stock: '/api/stock/check',
  home: '/api/home/data',
  'size-guides': '/api/product/size-guide-collection',
  reviews: '/api/review/create',
  account: '/api/user/order-history',
  restock: '/api/stock/notify',
  'price-falls': '/api/price/notify',
  delivery: '/api/delivery/estimate',
  newsletter: '/api/ext/mailchimp-subscribe/subscribe',
} as const;

type WorkbenchFault = Readonly<Record<string, unknown>>;

const noToken: WorkbenchFault = {
  path: '/api/ext/mail-service/get-token',
  kind: 'status',
  code: 500,
  message: 'Internal server error',
  times: ALWAYS,
};

/** What the workbench is told, so that a part of the shop does not do what it is asked; the catalog can be asked in two ways. */
export function faultsOf(fault: Fault): readonly WorkbenchFault[] {
  const told = faultOf(fault);
  return fault.part === 'catalog' ? [told, { ...told, path: '/graphql' }] : [told];
}

function faultOf(fault: Fault): WorkbenchFault {
  switch (fault.part) {
    case 'catalog':
    case 'stock':
    case 'home':
    case 'size-guides':
    case 'restock':
    case 'price-falls':
    case 'delivery':
    case 'account':
      return { path: paths[fault.part], kind: 'drop-request', times: ALWAYS };
    case 'block':
      return {
        path: `/api/ext/cms-data/cmsBlockIdentifier/${fault.identifier}/storeId/1`,
        kind: 'drop-request',
        times: ALWAYS,
      };
    case 'reviews':
      return faultOfReviews(fault);
    case 'newsletter':
      return fault.kind === 'refuses'
        ? { path: paths.newsletter, kind: 'status', code: 500, message: 'The newsletter has a rest.', times: ALWAYS }
        : { path: paths.newsletter, kind: 'drop-request', times: ALWAYS };
    case 'mails':
      return noToken;
    case 'deletion':
      return { path: '/api/user/delete', kind: 'drop-answer' };
    case 'orders':
    case 'next-order':
      return faultOfOrders(fault);
    case 'cart':
      return faultOfCart(fault);
    default:
      return fault satisfies never;
  }
}

type FaultOf<Part extends Fault['part']> = Extract<Fault, { readonly part: Part }>;

function faultOfOrders(fault: FaultOf<'orders' | 'next-order'>): WorkbenchFault {
  const path = '/api/order';
  if (fault.part === 'next-order')
    return fault.kind === 'answer-lost'
      ? { path, kind: 'drop-answer' }
      : { path, kind: 'status', code: 400, message: 'must be a valid order' };
  return fault.kind === 'fails'
    ? { path, kind: 'status', code: 500, message: 'Error placing an order.', times: ALWAYS }
    : { path, kind: 'drop-request', times: ALWAYS };
}

const wrongAnswers = { 'takes-none': 'drop-request', 'answers-page': 'html', 'answers-half': 'half-json' } as const;

function faultOfReviews({ kind }: FaultOf<'reviews'>): WorkbenchFault {
  if (kind === 'no-answer') throw new Error('Reviews are read from the catalog: the example is a @page.');
  return { path: paths.reviews, kind: wrongAnswers[kind], times: ALWAYS };
}

function faultOfCart({ kind }: FaultOf<'cart'>): WorkbenchFault {
  if (kind === 'forgotten')
    return { path: '/api/cart/pull', kind: 'status', code: 404, message: 'No such entity with cartId' };
  const message = 'Product that you are trying to add is not available.';
  return { path: '/api/cart/update', kind: 'status', code: 422, message };
}
