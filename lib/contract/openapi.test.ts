import { calls, RETURN_CODES, type RetailCall } from './index.ts';
import { openApiDocument } from './openapi.ts';

interface Operation {
  operationId: string;
  security?: unknown[];
  parameters?: { name?: string; $ref?: string }[];
  requestBody?: { content: Record<string, { schema: { allOf?: { properties?: object }[] } }> };
  tags?: string[];
  responses: Record<string, { content?: Record<string, { schema: { oneOf: [Envelope, { $ref: string }] } }> }>;
}
interface Envelope {
  properties: { ReturnCode: { const?: number; enum?: number[] }; Data: { anyOf: object[] } };
}
const document = openApiDocument() as {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: { Refusal: { oneOf: Envelope[] } } & Record<string, unknown>;
    parameters: Record<string, object>;
  };
  'x-return-codes': { code: number }[];
};

test.each((Object.values(calls) as RetailCall[]).map((call) => [call.method, call.name]))(
  'the call %s %s is in the OpenAPI document',
  (method, name) => {
    const operation = document.paths[`/${name}`]?.[method.toLowerCase()];
    expect(operation?.operationId).toMatch(new RegExp(`^${name}(Get)?$`));
    expect(operation).toHaveProperty(method === 'GET' ? 'parameters' : 'requestBody');
  },
);

test('every reference in the OpenAPI document points at one of its schemas', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] ?? '');
  expect(references.length).toBeGreaterThan(50);
  for (const reference of references) {
    const [, kind, name] = /^#\/components\/(schemas|parameters)\/(\w+)$/.exec(reference) ?? [];
    expect(document.components[kind as 'schemas' | 'parameters']).toHaveProperty(name ?? '');
  }
});

test('operation ids in the OpenAPI document are unique', () => {
  const ids = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test('the OpenAPI document lists the query of a GET and the file of an upload, and JwtToken needs no token', () => {
  expect(document.paths['/SiteOptions']?.get?.parameters?.map(({ name }) => name)).toEqual([
    undefined,
    'SiteConfigOptionIds',
    'cid',
  ]);
  const upload = document.paths['/ImageSearch']?.post?.requestBody?.content['multipart/form-data'];
  expect(upload?.schema.allOf?.[1]?.properties).toHaveProperty('file');
  expect(document.paths['/JwtToken']?.post?.security).toEqual([]);
});

test('an operator call requires a session of the staff or a key in the OpenAPI document', () => {
  const { components, paths } = document;
  expect(components).toHaveProperty('securitySchemes.operatorKey.scheme', 'bearer');
  for (const name of ['PageList', 'PageSource'])
    expect(paths[`/${name}`]?.get?.security).toEqual([{ staffSession: [] }, { operatorKey: [] }]);
  for (const name of ['SavePage', 'RemovePage'])
    expect(paths[`/${name}`]?.post?.security).toEqual([{ staffSession: [] }, { operatorKey: [] }]);
  expect(paths['/Page']?.post?.security).toBeUndefined();
  const operator = { $ref: '#/components/parameters/Operator' };
  expect(components.parameters).toHaveProperty('Operator.name', 'x-operator');
  for (const call of [paths['/DeskOrder']?.post, paths['/PageList']?.get]) {
    expect(call?.parameters).toContainEqual(operator);
  }
  expect(paths['/OrderDetails']?.post?.parameters).not.toContainEqual(operator);
});

test("every call in the OpenAPI document accepts the shopper's IP address in x-forwarded-for", () => {
  expect(document.components.parameters.ShopperAddress).toMatchObject({ name: 'x-forwarded-for', in: 'header' });
  for (const call of Object.values(calls) as RetailCall[]) {
    expect(document.paths[`/${call.name}`]?.[call.method.toLowerCase()]?.parameters).toContainEqual({
      $ref: '#/components/parameters/ShopperAddress',
    });
  }
});

test('schemas that several calls return have a name of their own in the OpenAPI document', () => {
  expect(document.components.schemas).toHaveProperty('Address');
  for (const name of ['GenerateLoginOTP', 'GenerateDeletionOTP', 'RequestRecovery']) {
    const { schema } = document.paths[`/${name}`]?.post?.responses['200']?.content?.['application/json'] ?? {};
    expect(schema?.oneOf[0].properties.Data.anyOf).toContainEqual({ $ref: '#/components/schemas/CodeSent' });
  }
});

test('paths other than calls are in the OpenAPI document and need no token', () => {
  expect(document.paths['/readyz']?.get?.security).toEqual([]);
  const photo = document.paths['/images/original/{name}-{width}.{format}']?.get;
  expect(photo?.security).toEqual([]);
  expect(photo?.parameters?.map(({ name }) => name)).toEqual(['name', 'width', 'format']);
});

test('a call answers with its Data or with a refusal whose Data belongs to the return code', () => {
  const { schema } = document.paths['/AddCart']?.post?.responses['200']?.content?.['application/json'] ?? {};
  expect(schema?.oneOf[0].properties.ReturnCode.const).toBe(0);
  expect(schema?.oneOf[1]).toEqual({ $ref: '#/components/schemas/Refusal' });
  const { oneOf } = document.components.schemas.Refusal;
  const codes = oneOf.flatMap(({ properties }) => properties.ReturnCode.enum ?? []);
  const refusals = Object.values(RETURN_CODES).filter(({ code }) => code !== 0);
  expect(codes.toSorted((a, b) => a - b)).toEqual(refusals.map(({ code }) => code));
  const locked = oneOf.find(({ properties }) => properties.ReturnCode.enum?.includes(RETURN_CODES.OtpLocked.code));
  expect(locked?.properties.Data.anyOf[0]).toMatchObject({
    properties: { RetryAfterSeconds: { type: 'integer' } },
    additionalProperties: false,
  });
});

test('every call has the level of the store that needs it as its tag', () => {
  const tags = (name: string) => document.paths[`/${name}`]?.post?.tags ?? document.paths[`/${name}`]?.get?.tags;
  expect(['ProductDetails', 'PlaceOrder', 'HomeSections', 'DeskOrder'].map(tags)).toEqual([
    ['browse'],
    ['checkout'],
    ['extra'],
    ['operator'],
  ]);
});

test('every return code is explained in the OpenAPI document', () => {
  expect(document['x-return-codes'].map(({ code }) => code)).toEqual(
    Object.values(RETURN_CODES).map(({ code }) => code),
  );
});
