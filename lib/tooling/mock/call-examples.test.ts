import { callLevel } from '#lib/contract/call-levels.ts';
import { calls, REFUSAL_DATA, type RetailCall, returnCodeName } from '#lib/contract/index.ts';
import { openApiDocument } from '#lib/contract/openapi.ts';
import { recordExamples } from '#lib/testing/call-examples/record-examples.ts';
import { readCallExamples } from './read-call-examples.ts';

const EXAMPLES = readCallExamples();
const ALL = Object.values(calls) as RetailCall[];
const SHOWN = ALL.flatMap((call) =>
  (EXAMPLES[call.name] ?? []).map((example) => [call.name, example.summary, call, example] as const),
);

test('the examples are what the retail API answers today; node lib/testing/call-examples/record.ts renews them', async () => {
  expect(await recordExamples()).toEqual(EXAMPLES);
});

test('every call that a store needs has an example of a success, or of the code with which it succeeds', () => {
  const core = ALL.filter((call) => !['extra', 'operator'].includes(callLevel(call)));
  const succeeds = ({ name }: RetailCall) =>
    EXAMPLES[name]?.some(({ answer }) => ['Success', 'CartEmpty'].includes(returnCodeName(answer.ReturnCode) ?? ''));
  expect(core.length).toBeGreaterThan(20);
  expect(core.filter((call) => !succeeds(call)).map(({ name }) => name)).toEqual([]);
});

test.each(SHOWN)('the example of %s with %s keeps the contract', (_name, _summary, call, { request, answer }) => {
  expect(call.request.safeParse(request).error?.issues).toBeUndefined();
  const code = returnCodeName(answer.ReturnCode);
  const data = code === 'Success' ? call.data : REFUSAL_DATA.get(code ?? 'InternalError');
  expect(data?.safeParse(answer.Data).error?.issues).toBeUndefined();
});

test('the OpenAPI document has the request and the answer of an example under one name', () => {
  const { paths } = openApiDocument(EXAMPLES) as { paths: Record<string, Record<string, object>> };
  const [list] = EXAMPLES.ProductList ?? [];
  expect(paths['/ProductList']?.post).toMatchObject({
    requestBody: { content: { 'application/json': { examples: { 'a-list': { value: list?.request } } } } },
    responses: { 200: { content: { 'application/json': { examples: { 'a-list': { value: list?.answer } } } } } },
  });
  expect(paths['/GetPopularSearch']?.get).toMatchObject({
    parameters: expect.arrayContaining([expect.objectContaining({ name: 'q', example: 'diver' })]),
  });
});
