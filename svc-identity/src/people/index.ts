export { type Belongings, createBelongings } from './belongings.ts';
export { peopleRoutes } from './people.routes.ts';
export { createPeopleStore, type PeopleStore } from './people.store.ts';
export { personsMailsRoutes } from './persons-mails.routes.ts';
export { consumeReportDecisions } from './report-decisions.consumer.ts';
export { createSuspensions, type Suspensions } from './suspensions.ts';
