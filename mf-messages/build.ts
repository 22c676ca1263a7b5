import { buildRemote } from '@ethereal/web-kit/build/build-area.ts';
import { area } from './area.ts';

buildRemote(import.meta.dirname, area);
