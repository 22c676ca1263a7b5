import { shellConfig } from '@ethereal/web-kit/build/area-config.ts';
import { production, run } from '@ethereal/web-kit/build/build-area.ts';
import { HeadScriptPlugin } from '@ethereal/web-kit/build/head-script-plugin.ts';
import { PagePlugin } from '@ethereal/web-kit/build/page-plugin.ts';
import { serverConfig } from '@ethereal/web-kit/build/server-config.ts';
import { CopyRspackPlugin } from '@rspack/core';
import { area } from './area.ts';

const shell = { directory: import.meta.dirname, area };
const config = shellConfig(shell, production);
run([
  {
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      new HeadScriptPlugin(['src/hydration/early-input.ts', 'src/hydration/fetch-application.ts']),
      new PagePlugin('src/index.html'),
      new CopyRspackPlugin({ patterns: [{ from: 'src/public' }] }),
    ],
  },
  serverConfig(shell, production, {
    entry: './src/server/index.tsx',
    replaced: { 'src/areas/registry.ts': 'src/areas/registry.server.ts' },
  }),
]);
