import type { ServiceArea } from '@ethereal/areas/service-area';

export const area: ServiceArea = { name: 'svc-gateway', edge: true, variables: ['SITE_URL'] };
