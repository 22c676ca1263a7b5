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

function refuse(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  const locked = message.includes('database is locked');
  const hint = locked ? `another store is using ${values.data}; stop it or choose another --data` : message;
  console.error(`The embedded document store cannot start: ${hint}`);
  process.exit(1);
}

const store = await startEmbeddedMongo({
  port: Number(values.port),
  host: values.host,
  dataDir: values.data,
  ttlIntervalMs: Number(values['ttl-interval-ms']),
  log: (message) => console.error(message),
}).catch(refuse);

console.log(`Embedded document store for a laptop, a demo and tests, never for production: ${store.url}`);

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await store.close();
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
