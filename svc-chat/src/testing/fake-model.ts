import type { ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { startServer } from '@ethereal/service-kit/testing/harness';

type ToolCall = { name: string; input: object };
/** Behavior of the model for the next request. */
type Script =
  | { say: string[] }
  | { call: ToolCall }
  | { fails: number }
  /** Accepts the request and never answers. */
  | { hangs: true }
  /** Answers with this body, regardless of the protocol. `ends` states whether the connection is closed. */
  | { body: string; type?: string; ends: boolean }
  /** Sends text without end. */
  | { floods: string }
  /** Sends this text, then nothing more or breaks off. */
  | { begins: string; next: 'silence' | 'break' };

type Asked = {
  authorization: string | undefined;
  body: { model: string; messages: { role: string; content: unknown }[] };
};

const chunk = (delta: object, finish: string | null = null) => ({
  id: 'chat-1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'fake',
  choices: [{ index: 0, delta, finish_reason: finish }],
});

function play(script: Script, response: ServerResponse): void {
  const write = (value: object) => response.write(`data: ${JSON.stringify(value)}\n\n`);
  if ('fails' in script) {
    response.writeHead(script.fails, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'out of order', type: 'server_error' } }));
    return;
  }
  if ('hangs' in script) return;
  if ('body' in script) {
    response.writeHead(200, { 'content-type': script.type ?? 'text/event-stream' }).write(script.body);
    if (script.ends) response.end();
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if ('floods' in script) {
    const flood = () => {
      while (!response.destroyed && write(chunk({ role: 'assistant', content: script.floods })));
    };
    response.on('drain', flood);
    flood();
    return;
  }
  if ('begins' in script) {
    write(chunk({ role: 'assistant', content: script.begins }));
    if (script.next === 'break') setImmediate(() => response.destroy());
    return;
  }
  if ('call' in script) {
    const { name, input } = script.call;
    const call = {
      index: 0,
      id: 'call-1',
      type: 'function',
      function: { name, arguments: JSON.stringify(input) },
    };
    write(chunk({ role: 'assistant', tool_calls: [call] }));
    write(chunk({}, 'tool_calls'));
  } else {
    for (const piece of script.say) write(chunk({ role: 'assistant', content: piece }));
    write(chunk({}, 'stop'));
  }
  response.end('data: [DONE]\n\n');
}

/** Starts a scripted model server with the OpenAI-compatible protocol. */
export async function startFakeModel() {
  const state = { script: [] as Script[], asked: [] as Asked[], left: 0 };
  const { url, close } = await startServer(async (request, response) => {
    const body = (await json(request)) as Asked['body'];
    state.asked.push({ authorization: request.headers.authorization, body });
    response.once('close', () => {
      if (!response.writableEnded) state.left += 1;
    });
    play(state.script.shift() ?? { fails: 500 }, response);
  });
  return { state, url: `${url}/v1`, close };
}
