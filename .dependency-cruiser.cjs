// The boundaries of docs/architecture.md, checked by `npm run boundaries`.
const AREA = '^(shell|mf-[^/]+|svc-[^/]+)/';

module.exports = {
  forbidden: [
    {
      name: 'areas-are-alone',
      comment:
        'An area imports packages/* and its own files. Move a component that two areas show to packages/shop-ui, and reach data of another area by a call or an event (docs/how-to.md).',
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+|svc-[^/]+)/' },
      to: {
        path: '^(shell|mf-[^/]+|svc-[^/]+|dev|e2e|bench|ops)/',
        pathNot: ['^$1/', '^dev/embedded-mongo/src/server\\.ts$'],
      },
    },
    {
      name: 'packages-know-no-area',
      comment:
        'A package is used by areas and imports none. Move the code to the package, or let the area pass it as an argument.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(shell|mf-[^/]+|svc-[^/]+|dev|e2e|bench|ops)/' },
    },
    {
      name: 'kits-are-apart',
      comment:
        'service-kit and item-replica run in services, web-kit and shop-ui in browsers. Move what both use to packages/contracts.',
      severity: 'error',
      from: { path: '^packages/(service-kit|item-replica)/' },
      to: { path: '^packages/(web-kit|shop-ui)/' },
    },
    {
      name: 'browsers-know-no-service',
      comment:
        'web-kit and shop-ui run in browsers, service-kit and item-replica in services. Move what both use to packages/contracts.',
      severity: 'error',
      from: { path: '^packages/(web-kit|shop-ui)/' },
      to: { path: '^packages/(service-kit|item-replica)/' },
    },
    {
      name: 'kits-know-nothing-of-the-shop',
      comment:
        'service-kit and web-kit contain no rule of the shop. Put components of the shop in shop-ui, and what concerns items of other services in item-replica.',
      severity: 'error',
      from: { path: '^packages/(service-kit|web-kit)/' },
      to: { path: '^packages/(shop-ui|item-replica)/' },
    },
    {
      name: 'contracts-need-only-zod',
      comment:
        'Browsers load contracts, so src/ imports zod and its own files. Scripts and tests may read the repository.',
      severity: 'error',
      from: { path: '^packages/contracts/', pathNot: '\\.test\\.ts$|/(testing|scripts)/' },
      to: { path: '.', pathNot: '^packages/contracts/src/|node_modules/zod/' },
    },
    {
      name: 'services-use-no-web-kit',
      comment: 'web-kit and shop-ui run in browsers. Move what services use, too, to packages/contracts.',
      severity: 'error',
      from: { path: '^svc-' },
      to: { path: '^packages/(web-kit|shop-ui)/' },
    },
    {
      name: 'front-ends-use-no-service-kit',
      comment:
        'service-kit and item-replica run in services. Move what browsers use, too, to packages/contracts. The renderer in shell/server is a process and may import them.',
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+)/', pathNot: '^shell/server/' },
      to: { path: '^packages/(service-kit|item-replica)/' },
    },
    {
      name: 'rules-are-pure',
      comment:
        'Rules (*.rules.ts) import no database, broker or HTTP, and no file that does. Load the data in the store or the route, and pass it to the rule.',
      severity: 'error',
      from: { path: '\\.rules\\.ts$' },
      to: {
        path: [
          'node_modules/(mongodb|express|amqplib|ioredis|undici)/',
          '\\.(store|routes|consumer)\\.ts$',
          '^packages/service-kit/src/(mongo|redis|http|http-client|route|service|events/(broker|consumer|outbox|publisher))\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-circles',
      comment: 'Files import each other in a circle. Move what both use to a third file.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-tests-in-the-product',
      comment: 'Product code imports no test and no helper of tests. Move the shared code out of testing/.',
      severity: 'error',
      from: { path: `${AREA}|^packages/`, pathNot: '\\.test\\.tsx?$|/testing/|/test-' },
      to: { path: '\\.test\\.tsx?$|/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data|\\.cache)/' },
    parser: 'swc',
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default', 'types'] },
  },
};
