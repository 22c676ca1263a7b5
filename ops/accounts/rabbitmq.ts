import type { Rights } from './rights.ts';

const EXCHANGE = 'ethereal.events';

/** Client of a broker's management API: `http://administrator:password@rabbitmq:15672`. */
function management(url: string) {
  const { username, password, origin, pathname } = new URL(url);
  const secret = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const headers = {
    authorization: `Basic ${Buffer.from(secret).toString('base64')}`,
    'content-type': 'application/json',
  };
  return async (path: string, body: object): Promise<void> => {
    const address = `${origin}${pathname.replace(/\/$/, '')}/api/${path}`;
    const response = await fetch(address, { method: 'PUT', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`RabbitMQ: PUT ${path} was answered ${response.status}`);
  };
}

/**
 * Declares the exchanges, which services cannot change afterwards, and creates for every service an account for its own
 * queues and events.
 */
export async function makeRabbitmqAccounts(
  url: string,
  rights: readonly Rights[],
  passwordOf: (service: string) => string,
): Promise<void> {
  const put = management(url);
  const vhost = encodeURIComponent('/');
  await put(`exchanges/${vhost}/${EXCHANGE}`, { type: 'topic', durable: true });
  await put(`exchanges/${vhost}/${EXCHANGE}.dead`, { type: 'direct', durable: true });
  for (const { name, broker } of rights) {
    const { configure, write, read, publish } = broker;
    await put(`users/${name}`, { password: passwordOf(name), tags: '' });
    await put(`permissions/${vhost}/${name}`, { configure, write, read });
    await put(`topic-permissions/${vhost}/${name}`, { exchange: EXCHANGE, write: publish, read: '.*' });
  }
}
