import { mcp } from '@ethereal/contracts/chat';
import type { Authenticator } from '@ethereal/service-kit/auth';
import type { Base } from '@ethereal/service-kit/base';
import type { Part } from '@ethereal/service-kit/define-service';
import { alreadySent, route } from '@ethereal/service-kit/route';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Request } from 'express';
import type { Config } from '../config.ts';
import { ownerOfPerson } from '../conversations/owner.ts';
import { limitOwner } from '../stream/stream.ts';
import { type Definition, runTool, TOOLS } from '../tools/definitions.ts';
import type { Tools, ToolsFor, Visitor } from '../tools/tools.ts';

/** Returns the caller of a request. A token that is not valid is rejected, because the program expects its own data. */
async function callerOf({ headers }: Request, auth: Authenticator): Promise<Visitor> {
  if (headers.authorization === undefined) return { kind: 'guest', unsure: false };
  const { id, token } = await auth.authenticate(headers.authorization);
  return { kind: 'user', id, token };
}

/** Creates a server with the public tools and, for a caller with a token, those of the caller's own data. */
function createServer(tools: Tools, { logger, config }: Base<Config>): McpServer {
  const server = new McpServer({ name: 'ethereal', version: config.VERSION });
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
  return server;
}

/**
 * Opens `POST /mcp`, which serves the tools by the Model Context Protocol. Each request is answered alone, so any
 * instance can answer it.
 */
export const openMcp = (base: Base<Config>, auth: Authenticator, toolsFor: ToolsFor): Part => ({
  mount: (router) =>
    route(router, mcp, { rateLimiter: base.rateLimiter }, async ({ body, request, response }) => {
      const caller = await callerOf(request, auth);
      if (caller.kind === 'user') await limitOwner(base.rateLimiter, ownerOfPerson(caller.id));
      const left = new AbortController();
      response.once('close', () => left.abort());
      const server = createServer(toolsFor(caller, left.signal), base);
      const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
      response.once('close', () => {
        void server.close();
      });
      await server.connect(transport);
      await transport.handleRequest(request, response, body);
      return alreadySent;
    }),
});
