import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import express from 'express';
import { request } from 'undici';

/** An answer to send again: its headers without those of its connection, and its body. */
type Kept = { headers: Record<string, string>; body: string };

export type Answers = Record<string, Kept>;

/** Headers that node:http sends itself. */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

/** Requests every path once. */
export async function fetchAll(url: string, paths: readonly string[]): Promise<Answers> {
  const answers: Answers = {};
  for (const path of paths) {
    const { statusCode, headers, body } = await request(url + path);
    if (statusCode !== 200) throw new Error(`${path}: ${statusCode}`);
    const kept = Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.has(name));
    answers[path] = {
      headers: Object.fromEntries(kept.map(([name, it]) => [name, String(it)])),
      body: await body.text(),
    };
  }
  return answers;
}

/** Fails unless both sides answered every path with the same body. */
export function compare(ofService: Answers, ofGateway: Answers): void {
  for (const [path, { body }] of Object.entries(ofService))
    if (ofGateway[path]?.body !== body)
      throw new Error(`The gateway's answer to ${path} differs from that of the service.`);
}

/** Waits until a gateway answers from its cache, because it keeps no answer before it receives events. */
export async function untilKept(gateway: string): Promise<void> {
  while (!(await fetch(`${gateway}/api/items?limit=1`)).headers.has('age')) await setTimeout(50);
}

const LISTENERS: Readonly<Record<string, (answers: Answers) => RequestListener>> = {
  /** One route of express that sends the same body. */
  express(answers) {
    const app = express();
    app.get(/.*/, (req, res) => void res.type('json').send(answers[req.url]?.body));
    return app;
  },
  /** The server of Node.js alone, which sends the same headers and body from a ready buffer. */
  node(answers) {
    const ready = new Map(
      Object.entries(answers).map(([path, { headers, body }]) => [path, { headers, bytes: Buffer.from(body) }]),
    );
    return (req, res) => {
      const answer = ready.get(req.url ?? '');
      if (answer) res.writeHead(200, answer.headers).end(answer.bytes);
      else res.writeHead(404).end();
    };
  },
};

/** Serves the answers of a file by `express` or by `node`, as a reference in a process of its own. */
export async function serveBare(kind: string, file: string): Promise<void> {
  const listener = LISTENERS[kind]?.(JSON.parse(await readFile(file, 'utf8')));
  const server = createServer({ keepAliveTimeout: 65_000 }, listener).listen(0, '127.0.0.1', () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    console.log(JSON.stringify({ msg: 'listening', url: `http://127.0.0.1:${port}` }));
  });
}
