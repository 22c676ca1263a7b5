import type { Part } from '@ethereal/service-kit/define-service';
import type { Shared } from '../shared/shared.ts';
import { mountSettings } from './settings.routes.ts';

/** Opens the settings of people: saved replies, away note, and the time in which a seller answers. */
export const openSettings = (shared: Shared): Part => ({ mount: (router) => mountSettings(router, shared) });
