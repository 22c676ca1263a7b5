import { ensureBrowsers } from './chromium.ts';

/** Installs the browsers before the endurance tests, which start sites of their own. */
export default async function setup(): Promise<void> {
  Object.assign(process.env, await ensureBrowsers());
}
