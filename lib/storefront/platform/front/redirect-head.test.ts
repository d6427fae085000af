import { redirectHead } from './redirect-head.ts';

const HEAD = ['location', '/watches?page=2', 'Cache-Control', 'public, s-maxage=60', 'ETag', '"a"'];

test('a redirect passes on the known campaign parameters, and is then not cached', () => {
  expect(redirectHead(HEAD, '?utm_source=mail&gclid=1&token=secret&track=D-1')).toEqual([
    'location',
    '/watches?page=2&utm_source=mail&track=D-1',
    'Cache-Control',
    'private, no-store',
    'ETag',
    '"a"',
  ]);
});

test('without a campaign a stored redirect is unchanged', () => {
  for (const query of ['', '?', '?page=2', '?utm_source=']) expect(redirectHead(HEAD, query)).toEqual(HEAD);
});

test.each(['https://elsewhere.example/', '//elsewhere.example/', '/\\elsewhere.example'])(
  'a redirect to %s gets no campaign',
  (target) => {
    expect(redirectHead(['location', target], '?utm_source=mail')).toEqual(['location', target]);
  },
);

test('a redirect with a very long campaign has a short address, with the campaign before its fragment', () => {
  const [, location = ''] = redirectHead(['location', '/a#b'], `?utm_campaign=${'x'.repeat(60_000)}`);
  expect(location).toBe(`/a?utm_campaign=${'x'.repeat(100)}#b`);
});
