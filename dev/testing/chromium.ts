import { canInstall, install } from '../processes/apt.ts';
import { findProgram } from '../processes/find-program.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const SHELL = 'chromium-headless-shell';

/** Both browsers of the browser tests, by `CHROMIUM_PATH` and `HEADLESS_SHELL_PATH`. */
export async function ensureBrowsers(): Promise<void> {
  process.env.CHROMIUM_PATH = await ensureChromium();
  process.env.HEADLESS_SHELL_PATH ||= (await headlessShell()) ?? process.env.CHROMIUM_PATH;
}

/** Chromium's engine alone: the same pages for less than half of the processor time. Not every distribution has it. */
async function headlessShell(): Promise<string | undefined> {
  if (!findProgram(SHELL) && canInstall()) await install([SHELL]).catch((error: Error) => console.log(error.message));
  return findProgram(SHELL);
}

/** The browser as people have it, installed first where that needs nobody's leave. */
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
