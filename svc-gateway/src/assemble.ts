import { openCaching } from './caching/caching.ts';
import { openFrontEnd } from './front-end/front-end.ts';
import { openGateway } from './gateway/gateway.ts';
import { openProxy } from './proxy/proxy.ts';
import { type GatewayBase, openShared } from './shared/shared.ts';
import { openShop } from './shop/shop.ts';
import { openStatus } from './status/status.ts';

/** Assembles the gateway: its request listeners, and the function that stops what runs beside them. */
export function assemble(base: GatewayBase) {
  const shared = openShared(base);
  const proxy = openProxy(shared);
  const shop = openShop(shared);
  const caching = openCaching(shared, shop);
  const status = openStatus(shared, caching);
  const frontEnd = openFrontEnd(shared, caching, shop);
  const gateway = openGateway(shared, { proxy, caching, shop, status, frontEnd });
  return {
    listener: gateway.listener,
    /** Request listener of the operators' port. */
    operators: gateway.operators,
    /** Resolves when the gateway has requested from every service which calls it answers. */
    firstRead: proxy.routing.firstRead,
    /** Makes /readyz report that this gateway is about to stop. The gateway continues to answer requests. */
    reportStopping: status.reportStopping,
    stop(): void {
      shared.stopping.abort();
      gateway.stop();
      proxy.stop();
      caching.stop();
    },
  };
}
