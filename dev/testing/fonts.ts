import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canInstall, install } from '../processes/apt.ts';

const TRUETYPE = '/usr/share/fonts/truetype';

/** Font families of phones and systems, with the folders of their Debian packages. */
const FAMILIES = {
  DejaVu: { folder: `${TRUETYPE}/dejavu`, package: 'fonts-dejavu-core' },
  Liberation: { folder: `${TRUETYPE}/liberation`, package: 'fonts-liberation' },
  Roboto: { folder: `${TRUETYPE}/roboto`, package: 'fonts-roboto-unhinted' },
} as const;

export type FontFamily = keyof typeof FAMILIES;
export const FONT_FAMILIES = Object.keys(FAMILIES) as FontFamily[];

/**
 * Installs missing font families that pages are tested with, where that needs no permission.
 * @throws Error when a family is missing and cannot be installed
 */
export async function ensureFonts(): Promise<void> {
  const missing = () => Object.values(FAMILIES).filter(({ folder }) => !existsSync(folder));
  const packages = missing().map((family) => family.package);
  if (packages.length > 0 && canInstall()) {
    console.log(`Installing ${packages.join(', ')} for the browser tests with apt-get …`);
    await install(packages);
  }
  if (missing().length > 0) throw new Error(`The browser tests need these fonts: ${packages.join(', ')}.`);
}

/**
 * Returns the environment of a browser on a machine with only this font family, and the function that removes its
 * files.
 */
export function onlyFonts(family: FontFamily): { env: Record<string, string>; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'ethereal-fonts-'));
  const file = join(folder, 'fonts.conf');
  // Includes the system's settings of glyph rendering; without them, widths of glyphs would be rounded to whole pixels.
  const directives = `<include ignore_missing="yes">/etc/fonts/conf.d</include><dir>${FAMILIES[family].folder}</dir><cachedir>${folder}</cachedir>`;
  writeFileSync(file, `<?xml version="1.0"?><fontconfig>${directives}</fontconfig>`);
  return { env: { FONTCONFIG_FILE: file }, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
