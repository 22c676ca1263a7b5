export { createErasuresStore, type ErasuresStore } from './erasures.store.ts';
export { carryOutErasures } from './erasures.ts';
export { type Holders, holdersList } from './holders.ts';
export { ownDataRoutes } from './own-data.routes.ts';
export { createOwnShare, finishErasure } from './own-share.ts';
