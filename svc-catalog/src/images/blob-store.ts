/** Where the bytes of pictures are: a folder, or a bucket. Keys are `<picture>/<name>`. */
export type BlobStore = {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  /** Deletes everything under a picture's id; nothing there is fine. */
  deleteAll(picture: string): Promise<void>;
};
