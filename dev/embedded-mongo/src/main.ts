import { parseArgs } from 'node:util';
import { startEmbeddedMongo } from './server.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '27199' },
    host: { type: 'string', default: '127.0.0.1' },
    data: { type: 'string', default: '.data/embedded-mongo' },
    'ttl-interval-ms': { type: 'string', default: '5000' },
  },
});

const store = await startEmbeddedMongo({
  port: Number(values.port),
  host: values.host,
  dataDir: values.data,
  ttlIntervalMs: Number(values['ttl-interval-ms']),
  log: (message) => console.error(message),
});

console.log(`Embedded document store for a laptop, a demo and tests, never for production: ${store.url}`);

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await store.close();
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
