import { calls } from '@ethereal/contracts/calls';
import { describe, expect, it } from 'vitest';
import { routeTable } from './routes.ts';

const routes = routeTable(calls);
const ID = '65f0c0ffee65f0c0ffee65f0';

describe('routes of the services', () => {
  it.each([
    ['/api', 'svc-catalog'],
    ['/api/', 'svc-catalog'],
    ['/api/items', 'svc-catalog'],
    ['/api/items/random', 'svc-catalog'],
    [`/api/categories/men/${ID}`, 'svc-catalog'],
    ['/images/product-images/abc', 'svc-catalog'],
    ['/api/images/product-images%2Fabc', 'svc-catalog'],
    ['/.well-known/jwks.json', 'svc-identity'],
    ['/api/reset-password/abc', 'svc-identity'],
    ['/api/cart', 'svc-orders'],
    [`/api/orders/${ID}/items/${ID}/updateStatus`, 'svc-orders'],
    [`/api/getItemViewsLastDay/${ID}`, 'svc-analytics'],
    [`/api/getItemsTotalSalesByPeriod/Week/${ID}`, 'svc-analytics'],
    ['/chat_stream/hello', 'svc-chat'],
    ['/api/chat_stream/hello%2Fthere', 'svc-chat'],
    ['/chat_stream/', 'svc-chat'],
  ])('map %s to %s', (path, service) => {
    expect(routes(path)?.service).toBe(service);
  });

  it.each(['/api/nothing', '/internal/items/65f0c0ffee65f0c0ffee65f0', '/api/cart/add/more', '/ethereal', '/apix'])(
    'exclude %s',
    (path) => {
      expect(routes(path)).toBeUndefined();
    },
  );

  it('include every public call of the contracts', () => {
    for (const call of calls) {
      if (call.path.startsWith('/internal/')) continue;
      const route = routes(call.path.replaceAll(/\{[^}]+\}/g, 'Day'));
      expect(route?.service, call.path).toBe(call.service);
      expect(route?.operations.has(call.method), call.path).toBe(true);
    }
  });

  it('accept HEAD wherever they accept GET, and keep a call’s own limit', () => {
    expect([...(routes('/api/cart')?.operations.keys() ?? [])].sort()).toEqual(['DELETE', 'GET', 'HEAD']);
    expect(routes('/api/signup')?.operations.get('POST')?.limit).toEqual({ windowSeconds: 3600, max: 100 });
  });
});
