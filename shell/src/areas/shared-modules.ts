import * as callApi from '@ethereal/web-kit/api/call-api.ts';
import * as errors from '@ethereal/web-kit/api/errors.ts';
import * as unauthorized from '@ethereal/web-kit/api/unauthorized.ts';
import * as query from '@ethereal/web-kit/query/react-query.ts';
import * as router from '@ethereal/web-kit/router.ts';
import * as sessionStore from '@ethereal/web-kit/session/session-store.ts';
import * as notify from '@ethereal/web-kit/toasts/notify.ts';
import queryPackage from '@tanstack/react-query/package.json' with { type: 'json' };
import * as React from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

/** A module that the shell shares with areas, and its version. */
type SharedModule = { version: string; module: unknown };

/**
 * Modules that exist once on a page: the shell provides them, and areas contain no copy
 * (`packages/web-kit/build/area-config.ts`).
 */
export const sharedModules: Readonly<Record<string, SharedModule>> = {
  react: { version: React.version, module: React },
  'react/jsx-runtime': { version: React.version, module: jsxRuntime },
  'react/jsx-dev-runtime': { version: React.version, module: jsxDevRuntime },
  'react-dom': { version: reactDom.version, module: reactDom },
  '@tanstack/react-query': { version: queryPackage.version, module: query },
  '@ethereal/web-kit/router.ts': { version: '1.0.0', module: router },
  '@ethereal/web-kit/session/session-store.ts': { version: '1.0.0', module: sessionStore },
  '@ethereal/web-kit/api/call-api.ts': { version: '1.0.0', module: callApi },
  '@ethereal/web-kit/api/errors.ts': { version: '1.0.0', module: errors },
  '@ethereal/web-kit/api/unauthorized.ts': { version: '1.0.0', module: unauthorized },
  '@ethereal/web-kit/toasts/notify.ts': { version: '1.0.0', module: notify },
};
