import { canInstall, install } from '../processes/apt.ts';
import { findProgram } from '../processes/find-program.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const SHELL = 'chromium-headless-shell';

/**
 * Installs the missing ones of both browsers and returns the variables that contain their paths for the browser tests.
 */
export async function ensureBrowsers(): Promise<{ CHROMIUM_PATH: string; HEADLESS_SHELL_PATH: string }> {
  const CHROMIUM_PATH = await ensureChromium();
  const HEADLESS_SHELL_PATH = process.env.HEADLESS_SHELL_PATH || ((await headlessShell()) ?? CHROMIUM_PATH);
  return { CHROMIUM_PATH, HEADLESS_SHELL_PATH };
}

/**
 * Returns the path of Chromium's headless shell, which needs less than half the processor time. Some distributions lack
 * it.
 */
async function headlessShell(): Promise<string | undefined> {
  if (!findProgram(SHELL) && canInstall()) await install([SHELL]).catch((error: Error) => console.log(error.message));
  return findProgram(SHELL);
}

/** Returns the path of the complete browser. Installs it first where that needs no permission. */
export async function ensureChromium(): Promise<string> {
  const find = () => process.env.CHROMIUM_PATH || findProgram([...NAMES, MAC]);
  const found = find();
  if (found) return found;
  if (canInstall()) {
    console.log('Installing chromium for the browser tests with apt-get …');
    await install(['chromium']);
  }
  const installed = find();
  if (!installed) {
    throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to a Chrome or Chromium.');
  }
  return installed;
}
