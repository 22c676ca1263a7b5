import { canBeNotModified, descriptionOf, failuresOf, hasAnswer } from '@ethereal/contracts/answers';
import { type Call, errorBody } from '@ethereal/contracts/call';
import { shapeOf } from '@ethereal/contracts/path-template';
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiResponsesObject } from 'zod-openapi';

const JSON_TYPE = 'application/json';
const PARAMETER = /\{(\w+)\}/g;
const namesIn = (path: string) => [...path.matchAll(PARAMETER)].map(([, name = '']) => name);

function responses(call: Call): ZodOpenApiResponsesObject {
  const { status, body: schema, types = [JSON_TYPE], also = {} } = call.success;
  const content = Object.fromEntries(types.map((type) => [type, { schema }]));
  return {
    [`${status}` as '200']: { description: 'Success', ...(hasAnswer(call) && { content }) },
    ...Object.fromEntries(Object.entries(also).map(([other, description]) => [other, { description, content }])),
    ...(canBeNotModified(call) && { 304: { description: 'The caller has it as it is (`If-None-Match`).' } }),
    ...Object.fromEntries(
      Object.entries(failuresOf(call)).map(([failed, description]) => [
        failed,
        { description, content: { [JSON_TYPE]: { schema: errorBody } } },
      ]),
    ),
  };
}

function requestBody({ body, form }: Call): ZodOpenApiOperationObject['requestBody'] {
  if (body) return { required: true, content: { [JSON_TYPE]: { schema: body } } };
  if (!form) return undefined;
  const properties = Object.fromEntries(
    Object.entries(form).map(([name, description]) => [name, { type: 'string' as const, description }]),
  );
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { type: 'object', properties } } },
  };
}

/** Returns the path parameters under the names that the common template of calls with this shape uses. */
function pathParameters({ path, params }: Call, template: string) {
  if (!params) return {};
  const names = namesIn(template);
  const shape = namesIn(path).map((name, place) => [names[place] ?? name, params.shape[name] ?? z.string()]);
  return { path: z.object(Object.fromEntries(shape)) };
}

/** Returns one requirement per role; any one of them is sufficient. */
const securityOf = ({ auth, roles }: Call) => {
  if (roles) return roles.map((role) => ({ bearer: [role] }));
  return auth ? [{ bearer: [] }] : [];
};

function operation(call: Call, template: string): ZodOpenApiOperationObject {
  const { query } = call;
  const body = requestBody(call);
  return {
    operationId: call.id,
    summary: call.summary,
    description: descriptionOf(call),
    tags: [call.service],
    // The gateway reads the limits of calls from this document.
    ...(call.rateLimit && { 'x-rate-limit': call.rateLimit }),
    ...(call.pathLimit && { 'x-path-limit': call.pathLimit }),
    ...(call.transfer && { 'x-transfer': call.transfer }),
    security: securityOf(call),
    requestParams: { ...pathParameters(call, template), ...(query ? { query } : {}) },
    ...(body && { requestBody: body }),
    responses: responses(call),
  };
}

/** Returns one template for calls that match the same paths: a parameter with different names becomes `id`. */
function commonTemplate(paths: readonly string[]): string {
  const [first = '', ...others] = paths.map(namesIn);
  return (paths[0] ?? '').replace(PARAMETER, (written, name: string) => {
    const place = first.indexOf(name);
    return others.every((names) => names[place] === name) ? written : '{id}';
  });
}

/** Returns the OpenAPI 3.1 document of a service's calls. */
export function openApiDocument(name: string, calls: readonly Call[]) {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const alike of Map.groupBy(calls, ({ path }) => shapeOf(path)).values()) {
    const template = commonTemplate(alike.map(({ path }) => path));
    paths[template] = Object.fromEntries(alike.map((call) => [call.method.toLowerCase(), operation(call, template)]));
  }
  return createDocument(
    {
      openapi: '3.1.0',
      info: { title: name, version: '1.0.0' },
      servers: [{ url: '/' }],
      paths,
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    { allowEmptySchema: { custom: true, transform: true, undefined: true } },
  );
}
