// The boundaries of docs/architecture.md, checked by `npm run boundaries`.
const AREA = '^(shell|mf-[^/]+|svc-[^/]+)/';

module.exports = {
  forbidden: [
    {
      name: 'areas-are-alone',
      comment: 'An area imports packages/* and its own files: what it needs of another comes by call or event.',
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+|svc-[^/]+)/' },
      to: {
        path: '^(shell|mf-[^/]+|svc-[^/]+|dev|e2e|bench|ops)/',
        pathNot: ['^$1/', '^dev/embedded-mongo/src/server\\.ts$'],
      },
    },
    {
      name: 'packages-know-no-area',
      comment: 'What everybody uses cannot depend on one of its users.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(shell|mf-[^/]+|svc-[^/]+|dev|e2e|bench|ops)/' },
    },
    {
      name: 'kits-are-apart',
      comment: 'One side is for services, the other for browsers.',
      severity: 'error',
      from: { path: '^packages/(service-kit|item-replica)/' },
      to: { path: '^packages/(web-kit|shop-ui)/' },
    },
    {
      name: 'browsers-know-no-service',
      severity: 'error',
      from: { path: '^packages/(web-kit|shop-ui)/' },
      to: { path: '^packages/(service-kit|item-replica)/' },
    },
    {
      name: 'kits-know-nothing-of-the-shop',
      comment: 'What the shop means stands on the kits: item cards in shop-ui, the replica of items in item-replica.',
      severity: 'error',
      from: { path: '^packages/(service-kit|web-kit)/' },
      to: { path: '^packages/(shop-ui|item-replica)/' },
    },
    {
      name: 'contracts-need-only-zod',
      comment: 'Scripts and tests also read the files of the repository.',
      severity: 'error',
      from: { path: '^packages/contracts/', pathNot: '\\.test\\.ts$|/(testing|scripts)/' },
      to: { path: '.', pathNot: '^packages/contracts/src/|node_modules/zod/' },
    },
    {
      name: 'services-use-no-web-kit',
      severity: 'error',
      from: { path: '^svc-' },
      to: { path: '^packages/(web-kit|shop-ui)/' },
    },
    {
      name: 'front-ends-use-no-service-kit',
      comment: 'The renderer in shell/server is a process, not a page.',
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+)/', pathNot: '^shell/server/' },
      to: { path: '^packages/(service-kit|item-replica)/' },
    },
    {
      name: 'rules-are-pure',
      comment: 'Rules (*.rules.ts) know no database, no broker, no HTTP and no file that does.',
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
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: { path: `${AREA}|^packages/`, pathNot: '\\.test\\.tsx?$|/testing/|/test-' },
      to: { path: '\\.test\\.tsx?$|/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data|\\.cache)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default', 'types'] },
  },
};
