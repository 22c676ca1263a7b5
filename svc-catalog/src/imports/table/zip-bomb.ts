import { openZip } from '../pictures/open-zip.ts';
import { tableFault } from './table-fault.ts';

/** Maximum bytes of an unpacked workbook. */
const MAX_UNPACKED = 100 * 1024 * 1024;

/** Maximum number of parts. A workbook has some twenty, and one more for each sheet and picture. */
const MAX_ENTRIES = 5000;

/** Whether bytes begin like a ZIP archive. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;

/**
 * Rejects a workbook that would unpack to more than the limit (a zip bomb). A small ZIP may unpack to any size: the
 * declared size is checked here, and the process that reads the workbook is bounded.
 */
export async function refuseZipBomb(path: string): Promise<void> {
  const zip = await openZip(path).catch((error: unknown) => {
    throw tableFault('This workbook is damaged. Please save it again as XLSX, or as CSV.', error);
  });
  try {
    let [unpacked, entries] = [0, 0];
    for await (const entry of zip.eachEntry()) {
      unpacked += entry.uncompressedSize;
      entries += 1;
      if (entries > MAX_ENTRIES) throw tableFault('This workbook has too many parts.');
      if (unpacked > MAX_UNPACKED) throw tableFault('This workbook is too large when it is unpacked.');
    }
  } finally {
    zip.close();
  }
}
