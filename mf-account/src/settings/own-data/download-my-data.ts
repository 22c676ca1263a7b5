import { exportAccount } from '@ethereal/contracts/identity';
import { downloadFile } from '@ethereal/web-kit/files/save-file.ts';

const FAILURE = 'Your data could not be put together. Please try again in a moment.';

/** Saves the copy of the caller's data. @throws Error with a message to show */
export const downloadMyData = (): Promise<void> => downloadFile(exportAccount.path, 'ethereal-my-data.zip', FAILURE);
