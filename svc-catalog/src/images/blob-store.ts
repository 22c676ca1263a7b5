/** Stores the bytes of pictures in a folder or a bucket. Keys are `<picture>/<name>`. */
export type BlobStore = {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  /** Deletes all blobs under a picture's id. Succeeds when there are none. */
  deleteAll(picture: string): Promise<void>;
};
