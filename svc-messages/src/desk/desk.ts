import type { Part } from '@ethereal/service-kit/define-service';
import type { Shared } from '../shared/shared.ts';
import { mountDesk } from './desk.routes.ts';

/** Opens the desk's queue of reported conversations. */
export const openDesk = (shared: Shared): Part => ({ mount: (router) => mountDesk(router, shared) });
