import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canInstall, install } from '../processes/apt.ts';

const TRUETYPE = '/usr/share/fonts/truetype';

/** What phones and systems have, where Debian's packages lay it. */
const FAMILIES = {
  DejaVu: { folder: `${TRUETYPE}/dejavu`, package: 'fonts-dejavu-core' },
  Liberation: { folder: `${TRUETYPE}/liberation`, package: 'fonts-liberation' },
  Roboto: { folder: `${TRUETYPE}/roboto`, package: 'fonts-roboto-unhinted' },
} as const;

export type FontFamily = keyof typeof FAMILIES;
export const FONT_FAMILIES = Object.keys(FAMILIES) as FontFamily[];

/** Installs what is missing of the families that pages are tried with, where that needs nobody's leave. @throws where it does */
export async function ensureFonts(): Promise<void> {
  const missing = () => Object.values(FAMILIES).filter(({ folder }) => !existsSync(folder));
  const packages = missing().map((family) => family.package);
  if (packages.length > 0 && canInstall()) {
    console.log(`Installing ${packages.join(', ')} for the browser tests with apt-get …`);
    await install(packages);
  }
  if (missing().length > 0) throw new Error(`The browser tests need these fonts: ${packages.join(', ')}.`);
}

/** What a browser is told on a machine that has this one family of fonts, until it is forgotten. */
export function onlyFonts(family: FontFamily): { env: Record<string, string>; forget(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'ethereal-fonts-'));
  const file = join(folder, 'fonts.conf');
  // How letters are drawn is the system's: without that their widths would be whole pixels.
  const words = `<include ignore_missing="yes">/etc/fonts/conf.d</include><dir>${FAMILIES[family].folder}</dir><cachedir>${folder}</cachedir>`;
  writeFileSync(file, `<?xml version="1.0"?><fontconfig>${words}</fontconfig>`);
  return { env: { FONTCONFIG_FILE: file }, forget: () => rmSync(folder, { recursive: true, force: true }) };
}
