import { parseEnvironment } from '#lib/shared/env.ts';
import { until } from '#lib/testing/until.ts';
import { cdnFromSettings } from './purge-cdn.ts';

const TOKEN = 'a-token-that-caches-know';

interface Call {
  url: string;
  method: string;
  headers: Headers;
  body: string;
}

/** Purges `product:1` and `menu` at one or several caches, and returns the calls that they get. */
async function purged(settings: Record<string, string>, answer = () => new Response(null, { status: 204 })) {
  const calls: Call[] = [];
  const onAway = jest.fn();
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { url, method, headers } = request;
    calls.push({ url, method, headers, body: await request.text() });
    return answer();
  };
  const purge = cdnFromSettings(parseEnvironment({ CDN_PURGE_TOKEN: TOKEN, ...settings }), { onAway, send });
  purge?.(['product:1', 'menu']);
  const expected = String(settings.CDN_PURGE_URL).split(',').length;
  await until(() => calls.length >= expected);
  return { calls, onAway };
}

test('Varnish gets the keys and the secret with the method PURGE', async () => {
  const { calls } = await purged({ CDN_PURGE_URL: 'http://one.test:6081/,http://two.test:6081/' });
  expect(calls).toMatchObject([
    { url: 'http://one.test:6081/', method: 'PURGE' },
    { url: 'http://two.test:6081/', method: 'PURGE' },
  ]);
  for (const { headers } of calls) {
    expect(headers.get('surrogate-key')).toBe('product:1 menu');
    expect(headers.get('authorization')).toBe(`Bearer ${TOKEN}`);
  }
});

test('Fastly gets its own header for the secret', async () => {
  const { calls } = await purged({ CDN_KIND: 'fastly', CDN_PURGE_URL: 'https://cdn.test/purge' });
  expect(calls).toMatchObject([{ method: 'POST', body: '' }]);
  expect(calls[0]?.headers.get('surrogate-key')).toBe('product:1 menu');
  expect(calls[0]?.headers.get('fastly-key')).toBe(TOKEN);
});

test('Cloudflare gets the keys in a body', async () => {
  const { calls } = await purged({ CDN_KIND: 'cloudflare', CDN_PURGE_URL: 'https://cdn.test/purge' });
  expect(calls).toMatchObject([{ method: 'POST', body: '{"tags":["product:1","menu"]}' }]);
  expect(calls[0]?.headers.get('authorization')).toBe(`Bearer ${TOKEN}`);
});

test('a refusal is reported without the secret', async () => {
  const { onAway } = await purged({ CDN_PURGE_URL: 'http://one.test/' }, () => new Response('', { status: 403 }));
  await until(() => onAway.mock.calls.length > 0);
  expect(onAway).toHaveBeenCalledWith(new Error('one.test answered a purge with 403.'));
});

test('without an address there is nothing to tell, and an address needs a secret', () => {
  const options = { onAway: jest.fn() };
  expect(cdnFromSettings(parseEnvironment({}), options)).toBeNull();
  const settings = parseEnvironment({ CDN_PURGE_URL: 'http://one.test/' });
  expect(() => cdnFromSettings(settings, options)).toThrow('CDN_PURGE_TOKEN: must be set where CDN_PURGE_URL is.');
});
