import { buildRemote } from '@ethereal/web-kit/build/build-area.ts';

buildRemote({ directory: import.meta.dirname, name: 'mf_account' });
