import { onTestFinished, vi } from 'vitest';

type Upload = { file: File; progress(share: number): void; answer(status: number, body: object): void };

/** Replaces the browser's XMLHttpRequest with a fake of the image host, and returns the uploads as they arrive. */
export function fakeUploads(): Upload[] {
  const uploads: Upload[] = [];
  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    status = 0;
    responseText = '';
    onload?: () => void;
    open() {}
    setRequestHeader() {}
    send(form: FormData) {
      const file = form.get('file');
      if (!(file instanceof File)) throw new Error('No file was sent.');
      uploads.push({
        file,
        progress: (share) => this.upload.onprogress?.({ loaded: share, total: 1 }),
        answer: (status, body) => {
          this.status = status;
          this.responseText = JSON.stringify(body);
          this.onload?.();
        },
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  let count = 0;
  // jsdom implements none of these functions.
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1200, height: 1600, close: () => undefined }));
  Object.assign(URL, { createObjectURL: () => `blob:${++count}`, revokeObjectURL: () => undefined });
  onTestFinished(() => void vi.unstubAllGlobals());
  return uploads;
}
