import { SignJWT } from 'jose';
import { RETURN_CODES } from '#lib/contract/index.ts';
import { HOUR_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import { createLog } from '#lib/shared/log.ts';
import { BODY_LIMIT } from '../core/http/read-request.ts';
import { issueJwt } from '../customers/session/jwt.ts';
import { type ApiCaller, addCustomerToken, send, signInSession } from '../testing/api-caller.ts';
import { addCatalogueVersion } from '../testing/catalogue-version.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { testSecret } from '../testing/test-secret.ts';
import { createApi } from './app.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
let api: TestApi;
let caller: ApiCaller;
let now = NOW;

beforeAll(async () => {
  api = await createTestApi({ catalogue: 'seed', now: () => now });
});
beforeEach(async () => {
  now = NOW;
  caller = await signInSession(api.handle);
});
afterAll(() => api.close());

const withBearer = (token: string) =>
  send(api.handle, 'ViewCartNew', { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: '{}' });

describe('the bearer JWT', () => {
  test('the bearer JWT is required for every call except JwtToken', async () => {
    const answer = await send(api.handle, 'getCurrency');
    expect(answer).toEqual({ status: 401, ReturnCode: 12, ReturnMessage: 'invalid token', Data: null });
  });

  test.each(['', 'x', 'a.b.c', 'null'])('the bearer JWT %j is rejected', async (token) => {
    expect((await withBearer(token)).status).toBe(401);
  });

  test('the bearer JWT is rejected if signed with another secret, without a session or without an expiry', async () => {
    const sign = (jwt: SignJWT, secret = api.context.secret) =>
      jwt.setProtectedHeader({ alg: 'HS256' }).setIssuer('samay-retail-api').sign(secret.current);
    const end = new Date(NOW + MINUTE_MS);
    const forged = await sign(new SignJWT({ sid: 's' }).setExpirationTime(end), testSecret(0));
    const nobody = await sign(new SignJWT({}).setExpirationTime(end));
    const endless = await sign(new SignJWT({ sid: 's' }));
    for (const token of [forged, nobody, endless]) expect((await withBearer(token)).status).toBe(401);
  });

  test('the bearer JWT is valid for 30 minutes', async () => {
    const token = await issueJwt(api.context.secret, 's', NOW);
    now = NOW + 30 * MINUTE_MS - 1000;
    expect((await withBearer(token)).status).toBe(200);
    now = NOW + 30 * MINUTE_MS + 1000;
    expect((await withBearer(token)).status).toBe(401);
  });
});

describe('the customer token', () => {
  test('an unknown customer token is rejected before the call runs', async () => {
    const answer = await caller.post('ViewCartNew', { CustomerToken: 'unknown' });
    expect(answer).toEqual({ status: 403, ReturnCode: 108, ReturnMessage: 'invalid customer token', Data: null });
  });

  test('the customer token is reported as existing until it is signed out or expired', async () => {
    const exists = async (token: string) => (await caller.post('CustomerTokenExist', { CustomerToken: token })).Data;
    const token = await addCustomerToken(api.context, 'c1');
    expect(await exists(token)).toEqual({ CustomerTokenExist: true });
    expect(await exists('unknown')).toEqual({ CustomerTokenExist: false });
    expect(await exists('')).toEqual({ CustomerTokenExist: false });
    expect((await caller.post('SignOut', { CustomerToken: token })).ReturnCode).toBe(0);
    expect(await exists(token)).toEqual({ CustomerTokenExist: false });
    expect((await caller.post('SignOut', { CustomerToken: token })).ReturnCode).toBe(0);
    const old = await addCustomerToken(api.context, 'c1');
    now += 2 * HOUR_MS;
    caller = await signInSession(api.handle);
    expect(await exists(old)).toEqual({ CustomerTokenExist: false });
  });

  test('the customer token is not stored in plain text', async () => {
    const token = await addCustomerToken(api.context, 'c2');
    const rows = await api.context.db.selectFrom('customer_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('requests', () => {
  test('requests are routed regardless of the case of the call name', async () => {
    expect((await caller.post('viewcartNEW')).ReturnCode).toBe(24);
  });

  test('requests for an unknown call get a 404 in an envelope', async () => {
    expect(await caller.post('NoSuchCall')).toMatchObject({ status: 404, ReturnCode: RETURN_CODES.NotFound.code });
  });

  test.each(['PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'])('requests with method %s get a 405', async (method) => {
    const response = await api.handle(new Request('http://retail-api/ViewCartNew', { method }));
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, POST');
  });

  test('requests with the wrong method for a call get a 405 that names the right one', async () => {
    const response = await api.handle(new Request('http://retail-api/ViewCartNew'));
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });

  test('requests that are too large get a 413, whether or not they declare their length', async () => {
    const large = JSON.stringify({ CouponCode: 'x'.repeat(BODY_LIMIT) });
    expect((await caller.post('ViewCartNew', large)).status).toBe(413);
    const token = await issueJwt(api.context.secret, 's', NOW);
    const stream = new Blob([large]).stream();
    const streamed = new Request('http://retail-api/ViewCartNew', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect((await api.handle(streamed)).status).toBe(413);
  });

  test.each(['{', '"text"', '[]', '5', 'null'])('requests with the body %s are refused as invalid', async (body) => {
    expect(await caller.post('ViewCartNew', body)).toMatchObject({
      status: 200,
      ReturnCode: RETURN_CODES.InvalidRequest.code,
      Data: { Field: '', Message: expect.any(String) },
    });
  });

  test('requests with an invalid field are refused and the field is named', async () => {
    expect(await caller.post('ViewCartNew', { Pincode: '56000100' })).toMatchObject({
      ReturnCode: RETURN_CODES.InvalidRequest.code,
      Data: { Field: 'Pincode' },
    });
  });

  test('requests get responses that must not be cached', async () => {
    const response = await api.handle(new Request('http://retail-api/ViewCartNew', { method: 'POST' }));
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toContain('application/json');
  });
});

describe('health', () => {
  beforeAll(() => addCatalogueVersion(api.context.db));

  test('a schema of a newer release is not ready', async () => {
    const { db } = api.context;
    const later = { name: '999-later', applied_at: Date.now() };
    await db.insertInto('migrations').values(later).execute();
    const answer = await api.handle(new Request('http://retail-api/readyz'));
    expect([answer.status, await answer.json()]).toEqual([503, { status: 'schema of a newer release' }]);
    await db.deleteFrom('migrations').where('name', '=', later.name).execute();
  });

  test.each([
    [false, { status: 'ready', search: 'no answer' }],
    [true, { status: 'ready' }],
  ])('a search server that answers: %s, leaves the API ready, and readiness says so', async (answers, body) => {
    const own = createApi(api.context, { searchAnswers: async () => answers });
    const answer = await own(new Request('http://retail-api/readyz'));
    expect([answer.status, await answer.json()]).toEqual([200, body]);
  });

  test('health is reported without a token, and readiness requires an imported catalogue, not products', async () => {
    expect((await api.handle(new Request('http://retail-api/healthz'))).status).toBe(200);
    expect((await api.handle(new Request('http://retail-api/readyz'))).status).toBe(200);
    await api.context.db.deleteFrom('skus').execute();
    await api.context.db.deleteFrom('products').execute();
    expect((await api.handle(new Request('http://retail-api/readyz'))).status).toBe(200);
    await api.context.db.deleteFrom('catalogue_version').execute();
    expect((await api.handle(new Request('http://retail-api/readyz'))).status).toBe(503);
  });

  test('without the database, calls get an envelope with an error id, and readiness fails', async () => {
    const broken = await createTestApi({ catalogue: 'seed' });
    const token = await issueJwt(broken.context.secret, 's', Date.now());
    await broken.close();
    const answer = await send<{ ErrorId: string }>(broken.handle, 'SiteOptions', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer).toMatchObject({ status: 500, ReturnCode: RETURN_CODES.InternalError.code });
    expect(answer.Data?.ErrorId).toMatch(/^[\w-]{8}-[0-9a-z]+$/);
    expect((await broken.handle(new Request('http://retail-api/readyz'))).status).toBe(503);
  });

  test('the id of a request is in its answer and in the log; without one it is given one', async () => {
    const broken = await createTestApi({ catalogue: 'seed' });
    const token = await issueJwt(broken.context.secret, 's', Date.now());
    await broken.close();
    const lines: Record<string, unknown>[] = [];
    const log = createLog('retail-api', 'info', { write: (line) => void lines.push(JSON.parse(line)) });
    const handle = createApi(broken.context, { log });
    const ask = (headers: Record<string, string>) =>
      handle(
        new Request('http://retail-api/SiteOptions', { headers: { authorization: `Bearer ${token}`, ...headers } }),
      );
    const reply = await ask({ 'x-request-id': 'abcdefgh-1' });
    expect(reply.headers.get('x-request-id')).toBe('abcdefgh-1');
    expect(await reply.json()).toMatchObject({ Data: { ErrorId: 'abcdefgh-1' } });
    expect(lines).toMatchObject([{ requestId: 'abcdefgh-1', call: 'siteoptions', service: 'retail-api' }]);
    expect((await ask({ 'x-request-id': '<b>' })).headers.get('x-request-id')).toMatch(/^[\w-]{8}-[0-9a-z]+$/);
  });
});
