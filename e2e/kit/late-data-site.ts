import { dirname } from 'node:path';
import { startGuard } from '@ethereal/dev/processes/guard';
import { freePorts } from '@ethereal/dev/processes/ports';
import { createSupervisor } from '@ethereal/dev/processes/supervisor';
import { serviceProgram, untilServing } from '@ethereal/dev/site/services';
import { GATEWAY, gatewayEnvironment, RENDERER, rendererEnvironment, type SiteMap } from '@ethereal/dev/site/topology';
import { siteRun } from './site.ts';

/**
 * Opens the site under test through a separate gateway and renderer: no page has its data in time, so the browser
 * requests all of it.
 */
export async function openLateDataSite() {
  const { services, ...backing } = siteRun();
  const dataDir = dirname(process.env.SITE_RUN ?? '');
  const [gatewayPort = 0, rendererPort = 0] = await freePorts(2);
  const map: SiteMap = {
    site: `http://localhost:${gatewayPort}`,
    dataDir,
    backing,
    smtp: '',
    bank: {},
    services: Object.fromEntries(
      Object.entries(services).map(([name, instances]) => [name, instances.map(({ url }) => url)]),
    ),
    renderer: `http://127.0.0.1:${rendererPort}`,
  };
  const of = { instance: 0, logs: `${dataDir}/late-data` };
  const common = { LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '1000' };
  const programs = [
    serviceProgram({
      ...of,
      service: RENDERER,
      port: rendererPort,
      env: { ...rendererEnvironment(map), ...common, RENDER_DATA_MS: '1', RENDER_MS: '4500' },
    }),
    serviceProgram({
      ...of,
      service: GATEWAY,
      port: gatewayPort,
      env: { ...gatewayEnvironment(map), ...common, RENDER_DEADLINE_MS: '5000', UPSTREAM_SILENT_MS: '10000' },
    }),
  ];
  const guard = startGuard();
  const supervisor = createSupervisor(guard, console.log, () => undefined);
  const close = async () => {
    await supervisor.stop();
    guard.release();
  };
  try {
    await Promise.all(programs.map(({ program }) => supervisor.run(program)));
    await Promise.all(programs.map(({ url }) => untilServing(url)));
    return { site: map.site, close };
  } catch (error) {
    await close();
    throw error;
  }
}
