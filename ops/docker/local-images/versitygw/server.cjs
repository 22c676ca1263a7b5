const { readdirSync } = require('node:fs');
const { DUMMY_ACCOUNT } = require('s3rver/lib/models/account');
const S3rver = require('s3rver');

const { ROOT_ACCESS_KEY, ROOT_SECRET_KEY, VGW_PORT = ':7070' } = process.env;
const [, , directory] = process.argv;

DUMMY_ACCOUNT.revokeAccessKey('S3RVER');
DUMMY_ACCOUNT.createKeyPair(ROOT_ACCESS_KEY, ROOT_SECRET_KEY);
const configureBuckets = readdirSync(directory).map((name) => ({ name }));
const server = new S3rver({
  port: Number(VGW_PORT.split(':').at(-1)),
  address: '0.0.0.0',
  // Buckets are named in the path, because a host name such as s3 contains none.
  directory,
  configureBuckets,
  vhostBuckets: false,
  silent: true,
});
void server.run();
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void server.close().then(() => process.exit(0)));
