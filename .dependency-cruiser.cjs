// The boundaries of docs/architecture.md, checked by `npm run boundaries`.
const AREA = '^(shell|mf-[^/]+|svc-[^/]+)/';

module.exports = {
  forbidden: [
    {
      name: 'areas-are-alone',
      comment:
        'An area imports packages/* and its own files: what it needs of another comes by call or event.',
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+|svc-[^/]+)/' },
      to: {
        path: '^(shell|mf-[^/]+|svc-[^/]+|dev|e2e|bench)/',
        pathNot: ['^$1/', '^dev/embedded-mongo/src/server\\.ts$'],
      },
    },
    {
      name: 'packages-know-no-area',
      comment: 'What everybody uses cannot depend on one of its users.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(shell|mf-[^/]+|svc-[^/]+|dev|e2e|bench)/' },
    },
    {
      name: 'kits-are-apart',
      comment: 'One is for services, the other for browsers.',
      severity: 'error',
      from: { path: '^packages/(service-kit|web-kit)/' },
      to: { path: '^packages/(service-kit|web-kit)/', pathNot: '^packages/$1/' },
    },
    {
      name: 'contracts-need-only-zod',
      severity: 'error',
      from: { path: '^packages/contracts/', pathNot: '\\.test\\.ts$|/(testing|scripts)/' },
      to: { path: '.', pathNot: '^packages/contracts/|node_modules/zod/' },
    },
    {
      name: 'services-use-no-web-kit',
      severity: 'error',
      from: { path: '^svc-' },
      to: { path: '^packages/web-kit/' },
    },
    {
      name: 'front-ends-use-no-service-kit',
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+)/' },
      to: { path: '^packages/service-kit/' },
    },
    {
      name: 'rules-are-pure',
      comment:
        'Rules know no database, no broker and no HTTP (files named *.rules.ts and tests aside, stores and routes do).',
      severity: 'error',
      from: { path: '\\.rules\\.ts$' },
      to: { path: 'node_modules/(mongodb|express|amqplib|ioredis)/' },
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
