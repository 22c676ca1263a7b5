import { mcp } from '@ethereal/contracts/chat';
import type { Authenticator } from '@ethereal/service-kit/auth';
import type { Base } from '@ethereal/service-kit/base';
import type { Part } from '@ethereal/service-kit/define-service';
import { tooMany } from '@ethereal/service-kit/errors';
import type { Logger } from '@ethereal/service-kit/logger';
import { addressOf, type RateLimiter } from '@ethereal/service-kit/rate-limit';
import { alreadySent, route } from '@ethereal/service-kit/route';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { Request } from 'express';
import type { Config } from '../config.ts';
import { ownerOfPerson } from '../conversations/owner.ts';
import { limitOwner } from '../stream/stream.ts';
import { type Definition, runTool, TOOLS } from '../tools/definitions.ts';
import type { Tools, ToolsFor, Visitor } from '../tools/tools.ts';

/** Limit of messages per address. A request may hold a batch of them, each with the work of a tool. */
const MESSAGES = { windowSeconds: 60, max: 600 };

/** Counts each message of a request and rejects the request above the limit. */
async function limitMessages(limiter: RateLimiter, request: Request, body: unknown): Promise<void> {
  const messages = Array.isArray(body) ? body.length : 1;
  for (let count = 0; count < messages; count++) {
    const { allowed, retryAfterSeconds } = await limiter.hit('mcp-messages', addressOf(request), MESSAGES);
    if (!allowed) throw tooMany('Too many messages. Please try again later.', { retryAfterSeconds });
  }
}

/** Returns the caller of a request. A token that is not valid is rejected, because the program expects its own data. */
async function callerOf({ headers }: Request, auth: Authenticator): Promise<Visitor> {
  if (headers.authorization === undefined) return { kind: 'guest', unsure: false };
  const { id, token } = await auth.authenticate(headers.authorization);
  return { kind: 'user', id, token };
}

/** Loads the library with the first request, because it takes 6 MB of memory. */
async function library() {
  const server = await import('@modelcontextprotocol/sdk/server/mcp.js');
  return { ...server, ...(await import('@modelcontextprotocol/sdk/server/streamableHttp.js')) };
}

/** Registers the public tools at a server and, for a caller with a token, those of the caller's own data. */
function registerTools(server: McpServer, tools: Tools, logger: Logger): void {
  const offered = Object.values<Definition>(TOOLS).filter(({ isOwn }) => tools.isSignedIn || !isOwn);
  for (const definition of offered)
    server.registerTool(
      definition.name,
      {
        description: definition.description,
        inputSchema: definition.input.shape,
        annotations: { readOnlyHint: definition.isChange !== true, openWorldHint: false },
      },
      async (input: unknown) => {
        try {
          const result = await runTool(definition, definition.input.parse(input), { tools, by: 'mcp', logger });
          return { content: [{ type: 'text' as const, text: JSON.stringify(result) }] };
        } catch {
          const text = 'The shop could not answer. Please try again in a moment.';
          return { isError: true, content: [{ type: 'text' as const, text }] };
        }
      },
    );
}

/** Opens `POST /mcp`, the tools by the Model Context Protocol. Any instance can answer each request. */
export const openMcp = (base: Base<Config>, auth: Authenticator, toolsFor: ToolsFor): Part => ({
  mount: (router) =>
    route(router, mcp, { rateLimiter: base.rateLimiter }, async ({ body, request, response }) => {
      await limitMessages(base.rateLimiter, request, body);
      const caller = await callerOf(request, auth);
      if (caller.kind === 'user') await limitOwner(base.rateLimiter, ownerOfPerson(caller.id));
      const left = new AbortController();
      response.once('close', () => left.abort());
      const { McpServer, StreamableHTTPServerTransport } = await library();
      const server = new McpServer({ name: 'ethereal', version: base.config.VERSION });
      registerTools(server, toolsFor(caller, left.signal), base.logger);
      const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
      response.once('close', () => {
        void server.close();
      });
      await server.connect(transport);
      await transport.handleRequest(request, response, body);
      return alreadySent;
    }),
});
