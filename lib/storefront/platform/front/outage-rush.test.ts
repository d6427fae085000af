import { createHook } from 'node:async_hooks';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { parseEnvironment } from '#lib/shared/env.ts';
import { currentRequestId } from '#lib/shared/request-context.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { assembleFront } from './assemble.ts';
import type { NextHandler } from './next-handler.ts';

const VISITORS = 30;
/** The store's outage page is about as long as this. */
const MENU = '<li>Rings and watches</li>'.repeat(3000);

/** Replaces Next. */
const next: NextHandler = async (request, response) => {
  const url = request.url ?? '';
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  if (url.startsWith('/broken')) throw new Error('broken');
  if (url === '/404/unavailable') markUnavailable();
  response.end(`${MENU}<h1>${url}</h1><p>Reference: ${currentRequestId()}</p>`);
};

let front: ReturnType<typeof assembleFront>;
let base: string;
beforeEach(async () => {
  const settings = parseEnvironment({ LOG_LEVEL: 'silent' });
  front = assembleFront({ next, settings, retailApiUrl: 'http://127.0.0.1:9', folder: import.meta.dirname });
  await once(front.server.listen(0, '127.0.0.1'), 'listening');
  base = `http://127.0.0.1:${(front.server.address() as AddressInfo).port}`;
});
afterEach(() => front.stop.stop(0));

/** Asks as a browser does, and leaves the bytes of the answer as they came. */
async function visit(
  path: string,
  encodings = 'gzip, deflate, br',
  headers: Record<string, string> = {},
): Promise<{ reply: IncomingMessage; body: Buffer }> {
  const [reply] = await once(get(base + path, { headers: { ...headers, 'accept-encoding': encodings } }), 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(chunk);
  return { reply, body: Buffer.concat(chunks) };
}

/** Visits until the front has kept its outage page for each kind of device, which it renders after a first good page. */
async function warmUp(): Promise<void> {
  await visit('/watches');
  for (const mobile of ['?0', '?1']) {
    const isKept = async () => (await visit('/broken', 'identity', { 'sec-ch-ua-mobile': mobile })).body.includes(MENU);
    while (!(await isKept())) await new Promise(setImmediate);
  }
}

test('visitors of an outage page each read their own reference, and none of them costs a compression', async () => {
  await warmUp();
  let compressions = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === 'ZLIB') compressions += 1;
    },
  }).enable();
  const visits = await Promise.all(Array.from({ length: VISITORS }, () => visit('/broken')));
  hook.disable();
  expect(compressions).toBe(0);
  for (const { reply, body } of visits) {
    expect([reply.statusCode, reply.headers['content-encoding']]).toEqual([503, 'gzip']);
    expect(body.length).toBeLessThan(MENU.length / 10);
    const html = gunzipSync(body).toString();
    expect(html).toBe(`${MENU}<h1>/404/unavailable</h1><p>Reference: ${reply.headers['x-request-id']}</p>`);
  }
  expect(new Set(visits.map(({ reply }) => reply.headers['x-request-id'])).size).toBe(VISITORS);
});

test.each(['br', 'gzip;q=0, br', 'identity'])(
  'a visitor who takes no gzip gets the outage page plain: %s',
  async (encodings) => {
    await warmUp();
    const { reply, body } = await visit('/broken', encodings);
    expect(reply.headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toContain(`<p>Reference: ${reply.headers['x-request-id']}</p>`);
  },
);
