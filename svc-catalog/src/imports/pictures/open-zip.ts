import { openPromise, type ZipFile } from 'yauzl';

/**
 * Opens a ZIP whose entries are listed first and read afterwards; callers `close` it. Entry names that lead out of the
 * ZIP's folder are rejected.
 */
export const openZip = (path: string): Promise<ZipFile> => openPromise(path, { autoClose: false });
