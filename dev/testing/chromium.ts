import { canInstall, install } from '../processes/apt.ts';
import { findProgram } from '../processes/find-program.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The browser for the end-to-end tests, installed first where that needs nobody's leave. */
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
    throw new Error(
      'The browser tests need Chromium: install it, or set CHROMIUM_PATH to a Chrome or Chromium.',
    );
  }
  return installed;
}
