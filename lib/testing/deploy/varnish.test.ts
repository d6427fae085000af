import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sealData } from 'iron-session';
import { BASE_LANGUAGE, LANGUAGES } from '#lib/messages/languages.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { parseEnvironment } from '#lib/shared/env.ts';
import { PERSONAL_SEGMENTS } from '#lib/shared/personal-segments.ts';
import { replaceSingleton } from '#lib/shared/singleton.ts';
import { assembleFront } from '#lib/storefront/platform/front/assemble.ts';
import type { NextHandler } from '#lib/storefront/platform/front/next-handler.ts';
import { signPurge } from '#lib/storefront/platform/front/revalidate.ts';
import { addSurrogateKeys, markValidUntil } from '#lib/storefront/platform/http/response-directives.ts';
import { accessRules } from '#lib/storefront/platform/session/access-context.ts';
import { TEST_SECRET } from '#lib/testing/test-settings.ts';
import { freePort } from '#lib/tooling/bench/cluster/start-nginx.ts';
import { describeWithTools, VARNISH } from './describe-with-tools.ts';
import { startVarnish } from './start-varnish.ts';

const CONFIGURATION = readFileSync('deploy/varnish/samay.vcl', 'utf8');
const HOST = 'shop.example';
const SALE = 'ff1.localhost';
const TOKEN = 'a-token-that-caches-know';
const SECRET = 'a-secret-of-more-than-32-characters';

const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';
const BROWSERS = [
  PHONE,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1',
  'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80/191) Presto/2.12',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15',
  'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Edg/126.0',
];
const PHONES = 4;

/** Changes with each change of the shop. */
let edition: number;
/** Counts what Next was asked for. */
let renders: number;
const next: NextHandler = async (request, response) => {
  const url = request.url ?? '';
  renders += 1;
  const device = request.headers['sec-ch-ua-mobile'] === '?1' ? 'phone' : 'desktop';
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  if (url === '/api/admission') return void response.writeHead(204).end();
  if (url === '/short') return void response.writeHead(308, { location: '/watches' }).end();
  addSurrogateKeys(`list:${url.slice(1).split('?')[0]}`);
  if (url === '/soon') markValidUntil(Date.now() + 2000);
  if (url === '/llms.txt') response.setHeader('Cache-Control', 'public, max-age=3600');
  if (url === '/feeds/google.xml') response.setHeader('Cache-Control', 'public, max-age=300');
  if (url === '/feeds/google.xml') response.setHeader('Set-Cookie', `shopper=${renders}`);
  if (/^\/(?:cart|myaccount|checkout)/.test(url)) response.setHeader('Cache-Control', 'private, no-store');
  response.end(`<h1>${url} ${device} edition ${edition} render ${renders}</h1>${'<p>x</p>'.repeat(200)}`);
};

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

describeWithTools('Varnish in front of two storefronts', [VARNISH], ([program = '']) => {
  let fronts: ReturnType<typeof assembleFront>[] = [];
  /** How many requests reached the storefronts. */
  let reached: number;
  let ports: number[];
  let port: number;
  let varnish: Awaited<ReturnType<typeof startVarnish>>;

  async function openFronts(): Promise<void> {
    const settings = parseEnvironment({
      TRUST_PROXY: '1',
      LOG_LEVEL: 'silent',
      REVALIDATE_SECRET: SECRET,
      CDN_PURGE_URL: `http://127.0.0.1:${port}/`,
      CDN_PURGE_TOKEN: TOKEN,
    });
    for (const own of ports) {
      const folder = import.meta.dirname;
      const front = assembleFront({ next, settings, retailApiUrl: 'http://127.0.0.1:9', folder });
      front.server.on('request', ({ url }: { url?: string }) => {
        if (url !== '/healthz') reached += 1;
      });
      await once(front.server.listen(own, '127.0.0.1'), 'listening');
      fronts.push(front);
    }
  }
  async function closeFronts(): Promise<void> {
    await Promise.all(fronts.map(({ stop }) => stop.stop(0)));
    fronts = [];
  }

  beforeAll(async () => {
    edition = renders = reached = 0;
    const first = await freePort();
    ports = [first, await freePort()];
    port = await freePort();
    await openFronts();
    varnish = await startVarnish({ program, port, storefronts: [first, ports[1] ?? 0], token: TOKEN });
    await until(async () => (await send('/ready')).status === 200);
  }, 30_000);
  afterAll(async () => {
    await varnish?.stop();
    await closeFronts();
  });

  function send(path: string, headers: Record<string, string> = {}, method = 'GET', to = port): Promise<Reply> {
    const all = { host: HOST, accept: 'text/html', 'user-agent': PHONE, ...headers };
    return new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port: to, path, method, headers: all, agent: false };
      const request = httpRequest(options, async (response) => {
        let body = '';
        for await (const chunk of response.setEncoding('latin1')) body += chunk;
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
      request.on('error', reject).end();
    });
  }
  /** Reports a change to each storefront, as the retail API does. */
  async function change(...tags: string[]): Promise<void> {
    const body = JSON.stringify({ tags, at: Date.now() });
    for (const { server } of fronts) {
      const { port: own } = server.address() as AddressInfo;
      const headers = { 'x-signature': signPurge(body, SECRET) };
      const reply = await fetch(`http://127.0.0.1:${own}/api/revalidate`, { method: 'POST', headers, body });
      expect(reply.status).toBe(204);
    }
  }
  async function until(isTrue: () => Promise<boolean>): Promise<void> {
    for (let looks = 0; looks < 200; looks += 1) {
      if (await isTrue()) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error('It did not come true within four seconds.');
  }

  test('all browsers share two copies of a page, whatever campaign and cookies they bring', async () => {
    const pages = ['/', '/watches', '/watches/men?page=2', '/p-1', '/search?q=gold'];
    const before = reached;
    let hits = 0;
    let asked = 0;
    for (const [index, browser] of BROWSERS.entries()) {
      for (const page of pages) {
        for (const campaign of ['', 'utm_source=mail&utm_medium=june', 'gclid=a1', 'track=D-1']) {
          const joint = page.includes('?') ? '&' : '?';
          const cookie = `utm_source=%22mail%22; cookie-consent=yes; shopper=${index}`;
          const headers = { 'user-agent': browser, cookie, 'accept-encoding': 'gzip, deflate, br, zstd' };
          const reply = await send(campaign === '' ? page : page + joint + campaign, headers);
          asked += 1;
          if (reply.headers['x-cache'] === 'hit') hits += 1;
          expect(reply).toMatchObject({ status: 200, headers: { 'content-encoding': 'br' } });
          expect(reply.headers).not.toHaveProperty('surrogate-key');
          expect(reply.headers.vary).toBe('Accept-Encoding, User-Agent, Sec-CH-UA-Mobile');
        }
      }
    }
    expect(asked).toBe(160);
    expect([asked - hits, reached - before]).toEqual([pages.length * 2, pages.length * 2]);
  });

  test('each browser gets the page for its kind of device, and its client hint comes first', async () => {
    for (const [index, browser] of BROWSERS.entries()) {
      const { body } = await send('/watches', { 'user-agent': browser });
      expect(body).toContain(index < PHONES ? ' phone ' : ' desktop ');
    }
    expect((await send('/watches', { 'sec-ch-ua-mobile': '?0' })).body).toContain(' desktop ');
    expect((await send('/watches', { 'x-device': 'desktop' })).body).toContain(' phone ');
  });

  test('a change reaches its pages before they expire, and no others', async () => {
    const [stays, before] = [await send('/clocks'), await send('/rings')];
    edition += 1;
    await change('list:rings');
    await until(async () => (await send('/rings')).body.includes(`edition ${edition}`));
    expect(before.body).toContain(`edition ${edition - 1}`);
    expect(await send('/clocks')).toMatchObject({ body: stays.body, headers: { 'x-cache': 'hit' } });
  });

  test('a page that a storefront is renewing is kept, too', async () => {
    for (const { server } of fronts) {
      await send('/old', { 'x-device': 'mobile' }, 'GET', (server.address() as AddressInfo).port);
    }
    const now = Date.now() + 61_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
    try {
      const [first, second] = [await send('/old'), await send('/old')];
      expect(first.headers).toMatchObject({
        'x-cache': 'miss',
        'cache-control': expect.stringContaining('s-maxage=63'),
      });
      expect(second.headers['x-cache']).toBe('hit');
    } finally {
      clock.mockRestore();
    }
  });

  test('a page that is true for a second is not shown after it', async () => {
    const { body } = await send('/soon');
    expect((await send('/soon')).body).toBe(body);
    await new Promise((resolve) => setTimeout(resolve, 2100));
    expect((await send('/soon')).body).not.toBe(body);
  });

  test('nobody purges without the secret', async () => {
    const { body } = await send('/bands');
    for (const authorization of ['', 'Bearer other', TOKEN]) {
      const headers = { 'surrogate-key': 'list:bands', authorization };
      expect((await send('/', headers, 'PURGE')).status).toBe(403);
    }
    expect((await send('/', { authorization: `Bearer ${TOKEN}` }, 'PURGE')).status).toBe(400);
    expect(await send('/bands')).toMatchObject({ body, headers: { 'x-cache': 'hit' } });
  });

  test.each(['/cart', '/checkout', '/myaccount/orders', '/feeds/google.xml', '/robots.txt'])(
    'what is for one shopper, sets a cookie, or says nothing of caches is never kept: %s',
    async (path) => {
      const replies = [await send(path), await send(path), await send(path)];
      expect(replies.map(({ headers }) => headers['x-cache'])).toEqual(['miss', 'miss', 'miss']);
      expect(new Set(replies.map(({ body }) => body)).size).toBe(3);
    },
  );

  test('the pages of one shopper are those that the storefront calls personal', () => {
    const named = new Set(PERSONAL_SEGMENTS);
    const passed = new Set<string>();
    const prefixes = LANGUAGES.flatMap(({ code }) => (code === BASE_LANGUAGE ? [] : [`/${code}`])).join('|');
    for (const [, prefix, group = ''] of CONFIGURATION.matchAll(
      /\^\(([a-z/|]+)\)\?\/\(([a-z_|-]+)\)\(\[\/\?\]\|\$\)/g,
    )) {
      expect(prefix).toBe(prefixes);
      for (const segment of group.split('|')) passed.add(segment);
    }
    expect(passed).toEqual(named);
  });

  test('a redirect that is kept still passes on the campaign of each visitor', async () => {
    for (const campaign of ['', '?utm_source=mail', '?utm_source=sms', '']) {
      const reply = await send(`/short${campaign}`);
      expect([reply.status, reply.headers.location]).toEqual([308, `/watches${campaign}`]);
    }
    expect((await send('/short')).headers['x-cache']).toBe('hit');
  });

  test('a page stored for the shop opens the private sale to nobody, and the sale puts no page into the shop', async () => {
    const shopper = { customerToken: 'one', atSale: true, sessId: 's', sealedAt: Date.now() };
    const cookie = `shopper=${await sealData(shopper, { password: TEST_SECRET })}`;
    await send('/gems');
    for (const host of [SALE, SALE]) {
      expect(await send('/gems', { host })).toMatchObject({ status: 307, headers: { location: /user-access/ } });
      const inside = await send('/gems', { host, cookie });
      expect(inside).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } });
    }
  });

  test('after the store has closed until its launch, no stored page is shown', async () => {
    for (const path of ['/pearls', '/llms.txt']) {
      await send(path);
      expect((await send(path)).headers['x-cache']).toBe('hit');
    }
    await closeFronts();
    replaceSingleton('access-rules', { ...accessRules(), launchAt: Date.now() + DAY_MS });
    try {
      await openFronts();
      for (const front of fronts) front.announceStart();
      const isClosed = async () => (await send('/pearls')).headers.location === '/counter';
      await until(isClosed);
      for (let visit = 0; visit < 5; visit += 1) expect(await isClosed()).toBe(true);
      expect((await send('/llms.txt')).status).toBe(404);
    } finally {
      replaceSingleton('access-rules', undefined);
      await closeFronts();
      await openFronts();
    }
    await until(async () => (await send('/pearls')).status === 200);
  });

  test('while no storefront answers, stored pages are shown', async () => {
    await until(async () => (await send('/tiaras')).status === 200);
    await closeFronts();
    expect((await send('/tiaras')).status).toBe(200);
    expect(await send('/unknown')).toMatchObject({ status: 503, headers: { 'cache-control': 'no-store' } });
    await openFronts();
  });
});
