import { z } from 'zod';
import { address } from './address.ts';
import { type CallExamples, openApiExamples } from './call-example.ts';
import { CALL_LEVELS, callLevel, LEVEL_MEANINGS } from './call-levels.ts';
import * as calls from './calls/index.ts';
import * as carts from './cart.ts';
import { codeSent } from './code-sent.ts';
import type { RetailCall } from './define-call.ts';
import * as entities from './entities.ts';
import { menuItem } from './menu.ts';
import { otherPaths } from './openapi-other-paths.ts';
import { MAX_OPERATOR_NAME_LENGTH, OPERATOR_HEADER } from './operator-vocabulary.ts';
import { order } from './order.ts';
import { REFUSAL_DATA } from './refusal-data.ts';
import { RETURN_CODES } from './return-codes.ts';

type JsonSchema = Record<string, unknown>;

const ENTITIES: Record<string, z.ZodType> = {
  ProductItem: entities.productItem,
  ProductDetails: entities.productDetails,
  ProductList: entities.productList,
  Facet: entities.facet,
  Cart: carts.cart,
  CartProduct: carts.cartProduct,
  MenuItem: menuItem,
  Address: address,
  CodeSent: codeSent,
  Order: order,
};

/** The header in which a call can carry the shopper's IP address. */
const SHOPPER_ADDRESS = {
  name: 'x-forwarded-for',
  in: 'header',
  required: false,
  description:
    "The shopper's address as the storefront knows it, by which requests are counted. Of several, the last one counts.",
  schema: { type: 'string' },
};
/** The header that names the staff member who makes an operator call with a key. */
const OPERATOR = {
  name: OPERATOR_HEADER,
  in: 'header',
  required: false,
  description: `Who makes a call with a key, for the audit (DeskAudit): a name of at most ${MAX_OPERATOR_NAME_LENGTH} characters, percent-encoded as UTF-8. It may contain letters, digits, spaces and . , ' & ( ) @ _ + / -; any other value is ignored, and the audit then has no name. The field Operator of a call takes precedence.`,
  schema: { type: 'string' },
  example: 'Meera%20Shah',
};

const parameterReference = (name: string) => ({ $ref: `#/components/parameters/${name}` });
const headersOf = ({ operator }: RetailCall) =>
  ['ShopperAddress', ...(operator ? ['Operator'] : [])].map(parameterReference);

const reference = (name: string) => `#/components/schemas/${name}`;
const operationId = (call: RetailCall) => `${call.name}${call.method === 'GET' ? 'Get' : ''}`;

/**
 * Returns the name of every schema in the document; a schema that several calls share is named after the
 * first.
 */
function schemaNames(all: readonly RetailCall[]): Map<z.ZodType, string> {
  const names = new Map(Object.entries(ENTITIES).map(([name, schema]) => [schema, name]));
  for (const call of all) {
    if (!names.has(call.request)) names.set(call.request, `${operationId(call)}Request`);
    if (!names.has(call.data)) names.set(call.data, `${operationId(call)}Data`);
  }
  return names;
}

function jsonSchemas(names: ReadonlyMap<z.ZodType, string>): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { io: 'input', unrepresentable: 'any', uri: reference });
  return Object.fromEntries(Object.entries(schemas).map(([id, { $schema, $id, ...schema }]) => [id, schema]));
}

function envelope(returnCode: JsonSchema, data: JsonSchema): JsonSchema {
  return {
    type: 'object',
    required: ['ReturnCode', 'ReturnMessage'],
    properties: { ReturnCode: returnCode, ReturnMessage: { type: 'string' }, Data: data },
  };
}

/** What a call answers with: its Data, or a refusal. */
function answerOf(data: string): JsonSchema {
  const done = { anyOf: [{ $ref: reference(data) }, { type: 'null' }] };
  return { oneOf: [envelope({ const: RETURN_CODES.Success.code }, done), { $ref: reference('Refusal') }] };
}

/** The envelope of a refusal: codes with the same Data are described together. */
function refusalSchema(): JsonSchema {
  const codesByData = new Map<string, number[]>();
  for (const [name, schema] of REFUSAL_DATA) {
    const { $schema, ...data } = z.toJSONSchema(schema, { io: 'input' });
    const key = JSON.stringify(data);
    codesByData.set(key, [...(codesByData.get(key) ?? []), RETURN_CODES[name].code]);
  }
  return {
    description: 'A call that was refused; x-return-codes explains each code.',
    oneOf: [...codesByData].map(([data, codes]) => envelope({ enum: codes }, JSON.parse(data) as JsonSchema)),
  };
}

function queryParameters(request: JsonSchema, example: Record<string, unknown> = {}): JsonSchema[] {
  const required = (request.required ?? []) as string[];
  return Object.entries((request.properties ?? {}) as Record<string, JsonSchema>).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    ...(Object.hasOwn(example, name) && { example: example[name] }),
  }));
}

function requestBody(call: RetailCall, request: string, examples: CallExamples): JsonSchema {
  const schema = { $ref: reference(request) };
  if (!call.multipart) {
    const content = { schema, ...openApiExamples(examples, call, 'request') };
    return { required: true, content: { 'application/json': content } };
  }
  const { field, extensions, maximumBytes } = call.multipart;
  const file = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description: `One photo (${extensions.join(', ')}) of at most ${maximumBytes} bytes.`,
  };
  const part = { type: 'object', required: [field], properties: { [field]: file } };
  return { required: true, content: { 'multipart/form-data': { schema: { allOf: [schema, part] } } } };
}

/** Which bearer a call takes, where it is not the JWT. */
function securityOf(call: RetailCall): JsonSchema {
  if (call.access === 'public') return { security: [] };
  if (call.access === 'staff') return { security: [{ staffSession: [] }] };
  if (!call.operator) return {};
  return {
    security: [{ staffSession: [] }, { operatorKey: [] }],
    'x-staff-roles': ['owner', ...call.operator],
  };
}

/** What is wrong with the bearer of a call that is answered with 401. */
function bearerOf(call: RetailCall): string {
  if (call.access === 'public') return 'Not answered by this call, which needs no bearer';
  if (call.access === 'staff') return 'The session is missing or has ended';
  return call.operator ? 'The session or key is missing, wrong or has ended' : 'The JWT is missing or expired';
}

function operation(
  call: RetailCall,
  names: ReadonlyMap<z.ZodType, string>,
  schemas: Record<string, JsonSchema>,
  examples: CallExamples,
): JsonSchema {
  const request = names.get(call.request) ?? '';
  return {
    operationId: operationId(call),
    summary: call.summary,
    tags: [callLevel(call)],
    'x-repeatable': call.repeatable,
    ...securityOf(call),
    ...(call.method === 'GET'
      ? {
          parameters: [
            ...headersOf(call),
            ...queryParameters(schemas[request] ?? {}, examples[call.name]?.[0]?.request),
          ],
        }
      : { parameters: headersOf(call), requestBody: requestBody(call, request, examples) }),
    responses: {
      200: {
        description: 'The envelope; its ReturnCode says whether the call succeeded.',
        content: {
          'application/json': {
            schema: answerOf(names.get(call.data) ?? ''),
            ...openApiExamples(examples, call, 'answer'),
          },
        },
      },
      401: {
        description: `${bearerOf(call)}; the body says \`invalid token\`.`,
      },
      403: { description: 'The customer token is unknown; the body says `invalid customer token`.' },
    },
  };
}

/**
 * Returns the retail API as an OpenAPI 3.1 document, for operators who bring their own API. Ready for
 * JSON.stringify. `examples` are given with their calls.
 */
export function openApiDocument(examples: CallExamples = {}): JsonSchema {
  const all = Object.values(calls) as RetailCall[];
  const names = schemaNames(all);
  const schemas = jsonSchemas(names);
  const paths = otherPaths();
  for (const call of all) {
    const path = `/${call.name}`;
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: operation(call, names, schemas, examples),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Samay retail API', version: '1.0.0', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: 'http://127.0.0.1:4000', description: 'The bundled retail API' }],
    security: [{ jwt: [] }],
    tags: CALL_LEVELS.map((name) => ({ name, description: LEVEL_MEANINGS[name] })),
    'x-return-codes': Object.values(RETURN_CODES).map(({ code, meaning }) => ({ code, meaning })),
    paths,
    components: {
      securitySchemes: {
        jwt: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        staffSession: {
          type: 'http',
          scheme: 'bearer',
          description: 'The session of a staff member, from `StaffSignIn` or `StaffSecondFactor`.',
        },
        operatorKey: {
          type: 'http',
          scheme: 'bearer',
          description: "A machine key, from `CreateMachineKey`; or the owner's key, `OPERATOR_KEY`.",
        },
      },
      parameters: { ShopperAddress: SHOPPER_ADDRESS, Operator: OPERATOR },
      schemas: { ...schemas, Refusal: refusalSchema() },
    },
  };
}
