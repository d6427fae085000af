import { createTestApi, type TestApi } from '#lib/retail-api/testing/create-test-api.ts';
import { checkRetailApi } from '#lib/tooling/conformance/conformance.ts';
import { reportLines } from '#lib/tooling/conformance/findings.ts';
import { replyOf } from './storefront/retail-client.ts';

const BASE = new URL('http://retail-api.test/');

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ operatorKey: 'key-of-the-operator' });
});
afterAll(() => api.close());

/** Checks the bundled retail API; `replace` answers a call in its place. */
async function check(
  replace: (call: string, init: RequestInit) => Response | undefined | Promise<Response> = () => undefined,
) {
  const send = async (url: string, init: RequestInit) =>
    (await replace(new URL(url).pathname.slice(1), init)) ?? api.handle(new Request(url, init));
  const findings = await checkRetailApi(BASE, { send });
  return { findings, lines: reportLines(findings) };
}

/** The line of a call in a report and the faults below it. */
function about(lines: readonly string[], call: string): string[] {
  const start = lines.findIndex((line) => line.endsWith(` ${call}`));
  const length = lines.slice(start + 1).findIndex((line) => !line.startsWith('   ')) + 1;
  return lines.slice(start, start + length).map((line) => line.trim());
}

test('the bundled retail API conforms in every call', async () => {
  const { findings, lines } = await check();
  expect(lines.filter((line) => /^ {2}(?:wrong|absent)/.test(line))).toEqual([]);
  expect(findings.isWrong).toBe(false);
  expect(lines).toContain('Levels whose calls all conform: browse, cart, checkout, account.');
});

test('an extra call that is absent is no fault, and one that the first level needs is', async () => {
  const without = (missing: string) =>
    check((call) => (call === missing ? new Response('', { status: 404 }) : undefined));
  const home = await without('HomeSections');
  expect(about(home.lines, 'HomeSections')).toEqual(['absent    GET  HomeSections']);
  expect(home.findings.isWrong).toBe(false);
  const product = await without('ProductDetails');
  expect(about(product.lines, 'ProductDetails')).toEqual(['absent    POST ProductDetails']);
  expect(product.findings.isWrong).toBe(true);
  expect(product.lines).toContain('Levels whose calls all conform: none.');
});

test('a fault is named with the call, what it was tried with and the field', async () => {
  const { lines, findings } = await check((call) => {
    if (call === 'GetCartTotalItemsCount') return replyOf.data({ TotalQuantity: 'one', TotalItems: 1 });
    if (call === 'StoreList') return new Response('{"ReturnCode":7,"ReturnMessage":""}');
    if (call === 'Journal') return new Response('<h1>Bad gateway</h1>', { status: 502 });
    return undefined;
  });
  expect(findings.isWrong).toBe(true);
  expect(about(lines, 'GetCartTotalItemsCount')).toContain('the cart: Data.TotalQuantity: must be a number');
  expect(about(lines, 'StoreList')).toContain('an empty request: ReturnCode 7 is not in the contract');
  expect(about(lines, 'Journal')).toContain('an empty request: HTTP 502 without an envelope');
  expect(lines).toContain('Levels whose calls all conform: browse.');
});

test.each([
  ['ProductList', 'Products', [], 'the list \\S+ has no products'],
  ['ProductDetails', 'StoreQuantity', 0, '\\S+, the first product of the list, is sold out'],
])('where %s leaves nothing to buy, the report does not say that carts conform', async (name, field, value, reason) => {
  const { lines, findings } = await check((call, init) =>
    call === name ? emptied(name, init, field, value) : undefined,
  );
  expect(findings.isWrong).toBe(false);
  expect(lines).toContain('Levels whose calls all conform: browse.');
  expect(lines).toContainEqual(
    expect.stringMatching(`^The cart was tried with empty requests alone, because ${reason}\\.`),
  );
});

/** The bundled retail API's answer to a call, in which a field has another value wherever it stands. */
async function emptied(call: string, init: RequestInit, field: string, value: unknown): Promise<Response> {
  const reply = await api.handle(new Request(new URL(call, BASE), init));
  const change = (key: string, kept: unknown) => (key === field ? value : kept);
  const body = JSON.stringify(JSON.parse(await reply.text(), change));
  return new Response(body, { status: reply.status });
}

test('a repeated AddCart that adds again is a fault', async () => {
  const { lines } = await check((call, init) => {
    if (call !== 'AddCart' || typeof init.body !== 'string') return undefined;
    const { IdempotencyKey: _key, ...fields } = JSON.parse(init.body) as Record<string, unknown>;
    init.body = JSON.stringify(fields);
    return undefined;
  });
  expect(about(lines, 'AddCart').join()).toMatch(
    /the cart has 3 units in place of 2: a repeated request must add nothing/,
  );
});

test('refusals with fields that the contract does not have are a fault', async () => {
  const { lines } = await check((call) =>
    call === 'SaveAddress'
      ? new Response('{"ReturnCode":200,"ReturnMessage":"","Data":{"Field":"Name","Stack":"at line 3"}}')
      : undefined,
  );
  expect(about(lines, 'SaveAddress').join()).toMatch(/an empty request: Data: must not have the unknown field Stack/);
});

test('an API that stops answering, one that is slower than the time allows and one that opens no session still get a report', async () => {
  let answered = 0;
  const silent = await checkRetailApi(BASE, {
    send: (url, init) => {
      answered += 1;
      return answered > 3 ? Promise.reject(new Error('No answer.')) : api.handle(new Request(url, init));
    },
  });
  expect(answered).toBe(8);
  expect(silent.isWrong).toBe(true);
  expect(reportLines(silent)).toContain('The other calls were not tried, because 5 calls in a row were not answered.');
  const late = await checkRetailApi(BASE, { send: (url, init) => api.handle(new Request(url, init)), seconds: 0 });
  expect(late.isWrong).toBe(true);
  expect(reportLines(late)).toContain('The other calls were not tried, because the time was over.');
  const closed = await checkRetailApi(BASE, { send: async () => new Response('', { status: 404 }) });
  expect(closed.isWrong).toBe(true);
  expect(reportLines(closed)).toContain(
    'The other calls were not tried, because JwtToken issues no JWT, without which none can be made.',
  );
});
