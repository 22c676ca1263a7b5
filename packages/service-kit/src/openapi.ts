import { type Call, errorBody } from '@ethereal/contracts/call';
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject } from 'zod-openapi';

const JSON_TYPE = 'application/json';

function operation(call: Call): ZodOpenApiOperationObject {
  const { params, query, body, success, failures = {} } = call;
  const bare = success.body instanceof z.ZodUndefined;
  const failed = { ...(call.auth ? { 401: 'No valid token' } : {}), ...failures };
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [call.service],
    // For the gateway, which learns the calls of a service from this document.
    ...(call.rateLimit && { 'x-rate-limit': call.rateLimit }),
    ...(call.transfer && { 'x-transfer': call.transfer }),
    ...(call.auth ? { security: [{ bearer: [] }] } : {}),
    requestParams: { ...(params ? { path: params } : {}), ...(query ? { query } : {}) },
    ...(body ? { requestBody: { content: { [JSON_TYPE]: { schema: body } } } } : {}),
    responses: {
      [`${success.status}` as '200']: {
        description: 'Success',
        ...(bare ? {} : { content: { [JSON_TYPE]: { schema: success.body } } }),
      },
      ...Object.fromEntries(
        Object.entries(failed).map(([status, description]) => [
          status,
          { description, content: { [JSON_TYPE]: { schema: errorBody } } },
        ]),
      ),
    },
  };
}

/** The OpenAPI 3.1 document of a service's calls. */
export function openApiDocument(name: string, calls: readonly Call[]) {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) };
  }
  return createDocument(
    {
      openapi: '3.1.0',
      info: { title: name, version: '1.0.0' },
      paths,
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    { allowEmptySchema: { custom: true, transform: true, undefined: true } },
  );
}
