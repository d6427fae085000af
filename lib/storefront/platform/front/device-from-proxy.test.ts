import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { parseEnvironment } from '#lib/shared/env.ts';
import { assembleFront } from './assemble.ts';
import type { NextHandler } from './next-handler.ts';

/** Says which kind of device it was asked for. */
const next: NextHandler = async (request, response) => {
  response.setHeader('Content-Type', 'text/html').end(`hint ${request.headers['sec-ch-ua-mobile']}`);
};

const PHONE = 'Mozilla/5.0 (iPhone)';

async function openFront(TRUST_PROXY: string) {
  const settings = parseEnvironment({ TRUST_PROXY, LOG_LEVEL: 'silent' });
  const front = assembleFront({ next, settings, retailApiUrl: 'http://127.0.0.1:9', folder: import.meta.dirname });
  await once(front.server.listen(0, '127.0.0.1'), 'listening');
  const base = `http://127.0.0.1:${(front.server.address() as AddressInfo).port}`;
  const ask = async (path: string, device?: string) => {
    const headers = { 'user-agent': PHONE, ...(device && { 'x-device': device }) };
    const reply = await fetch(base + path, { headers });
    return { page: await reply.text(), vary: reply.headers.get('vary') };
  };
  return { ask, stop: () => front.stop.stop(0) };
}

test('behind a proxy its word for the device counts, on shared pages and on personal ones', async () => {
  const { ask, stop } = await openFront('1');
  try {
    const [shared, personal] = [await ask('/watches', 'desktop'), await ask('/cart', 'desktop')];
    expect(shared).toEqual({ page: 'hint ?0', vary: 'Accept-Encoding, X-Device' });
    expect(personal.page).toBe('hint ?0');
    // Where it says nothing, or nothing known, the browser's headers count.
    const own = { page: 'hint ?1', vary: 'Accept-Encoding, X-Device, User-Agent, Sec-CH-UA-Mobile' };
    expect(await ask('/watches')).toEqual(own);
    expect(await ask('/watches', 'watch')).toEqual(own);
  } finally {
    await stop();
  }
});

test('without a trusted proxy a visitor cannot choose the device', async () => {
  const { ask, stop } = await openFront('0');
  try {
    expect(await ask('/watches', 'desktop')).toEqual({
      page: 'hint ?1',
      vary: 'Accept-Encoding, User-Agent, Sec-CH-UA-Mobile',
    });
  } finally {
    await stop();
  }
});
