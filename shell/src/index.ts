import './trusted-types.ts';

import(/* webpackChunkName: 'bootstrap' */ './bootstrap.tsx');
