import { shellConfig } from '@ethereal/web-kit/build/area-config.ts';
import { production, run } from '@ethereal/web-kit/build/build-area.ts';
import { PagePlugin } from '@ethereal/web-kit/build/page-plugin.ts';
import { CopyRspackPlugin } from '@rspack/core';

const config = shellConfig({ directory: import.meta.dirname, name: 'shell' }, production);
run({
  ...config,
  plugins: [
    ...(config.plugins ?? []),
    new PagePlugin('src/index.html'),
    new CopyRspackPlugin({ patterns: [{ from: 'src/public' }] }),
  ],
});
