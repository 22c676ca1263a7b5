export const SERVICES = [
  'svc-gateway',
  'svc-catalog',
  'svc-identity',
  'svc-orders',
  'svc-analytics',
  'svc-chat',
] as const;

export const REMOTES = ['mf-storefront', 'mf-account', 'mf-store'] as const;

/** Every area that is shipped alone. */
export const AREAS = [...SERVICES, 'shell', ...REMOTES] as const;
