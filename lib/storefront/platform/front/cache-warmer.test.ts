import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { currentLanguage } from '#language';
import { parseEnvironment } from '#lib/shared/env.ts';
import { connectRedis } from '#lib/shared/redis-connection.ts';
import { addSurrogateKeys } from '#lib/storefront/platform/http/response-directives.ts';
import { describeWithRedis } from '#lib/testing/redis.ts';
import { assembleFront } from './assemble.ts';
import { CacheWarmer } from './cache-warmer.ts';
import { requestPage, warmPages } from './warm-pages.ts';

// The client of Redis is loaded late on a busy machine.
jest.setTimeout(120_000);

interface Storefront {
  rendered: string[];
  warmed: number[];
  front: ReturnType<typeof assembleFront>;
  visit(href: string, headers?: Record<string, string>): Promise<string>;
  stop(): Promise<void>;
}

describeWithRedis('a new storefront', (server) => {
  // Empty where there is no Redis, and no test runs.
  const url = server && new URL('/11', server).href;
  const running: Storefront[] = [];
  let set: string;
  beforeEach(() => {
    set = `test:${randomUUID()}`;
  });
  afterEach(async () => {
    for (const storefront of running.splice(0)) await storefront.stop();
    const { client, tried } = await connectRedis(url);
    await tried;
    await client.del(set);
    client.destroy();
  });

  /** A storefront of a release: its pages say which one rendered them. */
  async function start(release: string): Promise<Storefront> {
    const rendered: string[] = [];
    const warmed: number[] = [];
    const front = assembleFront({
      next: async (request, response) => {
        const href = request.url ?? '';
        const device = request.headers['sec-ch-ua-mobile'] === '?1' ? 'mobile' : 'desktop';
        if (href !== '/404/unavailable') rendered.push(`${device} ${currentLanguage()} ${href}`);
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        addSurrogateKeys('list:all');
        response.end(`<h1>${release} ${currentLanguage()} ${href} ${request.headers.cookie ?? 'no cookie'}</h1>`);
      },
      settings: parseEnvironment({ LOG_LEVEL: 'silent' }),
      retailApiUrl: 'http://127.0.0.1:9',
      folder: import.meta.dirname,
    });
    front.server.listen(0, '127.0.0.1');
    await once(front.server, 'listening');
    const own = `http://127.0.0.1:${(front.server.address() as AddressInfo).port}`;
    const warmer = new CacheWarmer({
      url,
      set,
      intervalMs: 50,
      popularPages: front.popularPages,
      warm: (pages) =>
        warmPages(pages, {
          get: (page) => requestPage(own, new URL(own).host, page),
          isBusy: () => false,
          isStopping: () => false,
          now: Date.now,
        }),
      onWarmed: (pages) => warmed.push(pages),
      onAway: () => undefined,
    });
    warmer.start();
    const storefront: Storefront = {
      rendered,
      warmed,
      front,
      visit: async (href, headers = {}) => (await fetch(own + href, { headers })).text(),
      async stop() {
        await warmer.stop();
        await front.stop.stop(0);
      },
    };
    running.push(storefront);
    return storefront;
  }

  async function published(pages: number): Promise<string[]> {
    const { client, tried } = await connectRedis(url);
    await tried;
    try {
      while ((await client.zCard(set)) < pages) await sleep(10);
      return await client.zRange(set, 0, -1);
    } finally {
      client.destroy();
    }
  }

  test('has what visitors of another one ask for before its first visitor, rendered by itself, in each language and for each device', async () => {
    const first = await start('old');
    const phone = { 'sec-ch-ua-mobile': '?1' };
    for (let visit = 0; visit < 2; visit += 1) {
      await first.visit('/watches', { cookie: 'session=asha' });
      await first.visit('/hi/watches');
      await first.visit('/hi/watches', phone);
      await first.visit('/cart');
      await first.visit('/search?q=9876543210');
    }
    await first.visit('/rings');
    const pages = ['desktop en /watches', 'desktop hi /watches', 'mobile hi /watches'];
    expect((await published(3)).toSorted()).toEqual(pages);
    const second = await start('new');
    while (second.warmed.length === 0) await sleep(10);
    expect(second.warmed).toEqual([3]);
    expect(second.rendered.toSorted()).toEqual(pages);
    expect(await second.visit('/watches')).toBe('<h1>new en /watches no cookie</h1>');
    expect(await second.visit('/hi/watches', phone)).toBe('<h1>new hi /watches no cookie</h1>');
    expect(second.rendered).toHaveLength(3);
    // A change reaches what was warmed, too.
    second.front.followChange(['list:all']);
    await second.visit('/watches');
    expect(second.rendered).toHaveLength(4);
  });

  test('takes nothing from Redis but addresses of pages', async () => {
    const { client, tried } = await connectRedis(url);
    await tried;
    const strange = [
      'desktop en http://evil.test/',
      'desktop en //evil.test/',
      'desktop xx /watches',
      '<h1>',
      'mobile en /a\nrsc:1',
    ];
    await client.zAdd(
      set,
      [...strange, 'mobile en /rings'].map((value) => ({ value, score: 1 })),
    );
    client.destroy();
    const storefront = await start('new');
    while (storefront.warmed.length === 0) await sleep(10);
    expect(storefront.rendered).toEqual(['mobile en /rings']);
  });
});
