import { openPromise, type ZipFile } from 'yauzl';

/** A ZIP whose entries are listed first and read afterwards; `close` it. Names that lead out of it are refused by the reader. */
export const openZip = (path: string): Promise<ZipFile> => openPromise(path, { autoClose: false });
