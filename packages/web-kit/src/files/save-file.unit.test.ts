// @vitest-environment jsdom
import { readFile } from '@ethereal/web-kit/files/save-file.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

describe('readFile', () => {
  test('states the failure when the connection breaks off within the file', async () => {
    const broken = new ReadableStream({
      pull: (stream) => stream.error(new Error('broken off')),
    });
    vi.stubGlobal('fetch', async () => new Response(broken));
    await expect(readFile('/file', 'It could not be loaded.')).rejects.toThrow('It could not be loaded.');
  });

  test('ends a request that gets no answer in time', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
      signal?.throwIfAborted();
      return new Response('late');
    });
    await expect(readFile('/file', 'It could not be loaded.')).rejects.toThrow('It could not be loaded.');
    timeout.mockRestore();
  });
});
