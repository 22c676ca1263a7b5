// React as the bundles import it. This is not TypeScript, which does not support `export *` of a CommonJS module like
// React's.
import React from 'react';
import { lazy } from './lazy.ts';

export * from 'react';
export { lazy };
// `export *` leaves the default out, which libraries such as react-hook-form import.
export default { ...React, lazy };
