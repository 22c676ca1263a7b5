import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { unavailable } from '@ethereal/service-kit/errors';
import type { BlobStore } from './blob-store.ts';

type S3Options = {
  bucket: string;
  region: string;
  /** Address of a server that is not Amazon's. */
  endpoint?: string;
  accessKeyId?: string;
  secretAccessKey?: string;
};

/** Converts a timeout into `unavailable`; the client has neither a class nor a code for it. */
function timeoutAsUnavailable(error: unknown): never {
  throw error instanceof Error && error.name === 'TimeoutError' ? unavailable(undefined, { cause: error }) : error;
}

/**
 * Stores pictures in an S3-compatible bucket. Without keys the client reads the credentials from the default places of
 * Amazon's tools.
 */
export function createS3Store(options: S3Options): BlobStore {
  const { bucket: Bucket, region, endpoint, accessKeyId, secretAccessKey } = options;
  const client = new S3Client({
    region,
    endpoint,
    forcePathStyle: endpoint !== undefined,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    // A server that does not answer is tried a second time, then the call fails.
    requestHandler: { connectionTimeout: 1000, socketTimeout: 5000 },
    maxAttempts: 2,
    // Servers other than Amazon's may not support its newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  return {
    async put(Key, Body, ContentType) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType })).catch(timeoutAsUnavailable);
    },
    async get(Key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key })).catch(timeoutAsUnavailable);
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async deleteAll(picture) {
      // A list has at most 1,000 objects, and an import may have many more.
      for (let isWhole = false; !isWhole; ) {
        const { Contents = [], IsTruncated } = await client
          .send(new ListObjectsV2Command({ Bucket, Prefix: `${picture}/` }))
          .catch(timeoutAsUnavailable);
        const Objects = Contents.flatMap(({ Key }) => (Key ? [{ Key }] : []));
        if (Objects.length > 0)
          await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } })).catch(timeoutAsUnavailable);
        isWhole = !IsTruncated;
      }
    },
  };
}
