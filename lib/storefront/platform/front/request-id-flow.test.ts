import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { parseEnvironment } from '#lib/shared/env.ts';
import { createLog, type log } from '#lib/shared/log.ts';
import { currentRequestId } from '#lib/shared/request-context.ts';
import { replaceSingleton } from '#lib/shared/singleton.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { assembleFront } from './assemble.ts';
import type { NextHandler } from './next-handler.ts';

const ID = '8f14e45fceea167a5a36dedd4bea2543';
const OWN_ID = /^[\w-]{8}-[0-9a-z]+$/;

/** Replaces Next: pages say which request they were rendered for, and with which header. */
const next: NextHandler = async (request, response) => {
  const url = request.url ?? '';
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  if (url.startsWith('/broken')) throw new Error('broken');
  if (url === '/404/unavailable' || url.endsWith('/down')) markUnavailable();
  await new Promise(setImmediate);
  const reference = currentRequestId();
  response.end(
    `<p>Reference: ${reference}</p><b>${request.headers['x-request-id']}</b><script>["Reference: ${reference}"]</script>`,
  );
};

let lines: Record<string, unknown>[];
let stop: () => Promise<void>;
afterEach(() => stop());

async function open(settings: Record<string, string> = {}): Promise<string> {
  lines = [];
  const write = (line: string) => void lines.push(JSON.parse(line));
  replaceSingleton<ReturnType<typeof log>>('log', createLog('storefront', 'info', { write }));
  const front = assembleFront({
    next,
    settings: parseEnvironment(settings),
    retailApiUrl: 'http://127.0.0.1:9',
    folder: import.meta.dirname,
  });
  stop = () => front.stop.stop(0);
  await once(front.server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(front.server.address() as AddressInfo).port}`;
}

test('a page is rendered under the id that its answer names', async () => {
  const base = await open();
  const reply = await fetch(`${base}/cart`);
  const id = reply.headers.get('x-request-id');
  expect(id).toMatch(OWN_ID);
  expect(await reply.text()).toContain(`<p>Reference: ${id}</p><b>${id}</b>`);
});

test.each(['/cart', '/watches', '/healthz', '/%'])(
  'the id of a visitor is not believed, that of a proxy is: %s',
  async (path) => {
    const direct = await fetch((await open()) + path, { headers: { 'x-request-id': ID } });
    expect(direct.headers.get('x-request-id')).toMatch(OWN_ID);
    await stop();
    const proxied = await fetch((await open({ TRUST_PROXY: '1' })) + path, { headers: { 'x-request-id': ID } });
    expect(proxied.headers.get('x-request-id')).toBe(ID);
  },
);

test('the stored outage page shows the reference of each request, which is in the log', async () => {
  const base = await open();
  await (await fetch(`${base}/watches`)).text();
  let html = '';
  while (!html.includes('<script>')) {
    const reply = await fetch(`${base}/broken`);
    html = await reply.text();
    const id = reply.headers.get('x-request-id');
    expect(html).toContain(`<p>Reference: ${id}</p>`);
    expect(lines.filter(({ requestId }) => requestId === id)).toMatchObject([{ level: 50, err: { type: 'Error' } }]);
  }
  // The data for scripts is as it was hashed for the content security policy.
  expect(html).toContain('["Reference: outage-page"]');
});

test.each(['/down', '/cart/down'])(
  'an outage page that is rendered has its reference in the log, each time: %s',
  async (path) => {
    const base = await open();
    for (let visit = 0; visit < 2; visit += 1) {
      const reply = await fetch(base + path);
      const id = reply.headers.get('x-request-id');
      expect([reply.status, await reply.text()]).toEqual([503, expect.stringContaining(`<p>Reference: ${id}</p>`)]);
      expect(lines.filter(({ requestId }) => requestId === id)).toHaveLength(1);
    }
  },
);
