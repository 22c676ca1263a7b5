import './trusted-types.ts';
import { whenSeen } from './hydration/when-seen.ts';

whenSeen().then(() => import(/* webpackChunkName: 'bootstrap' */ './bootstrap.tsx'));
