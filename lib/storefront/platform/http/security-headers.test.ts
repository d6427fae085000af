import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

test('the policy of a page for one visitor allows its nonce', () =>
  expect(directive(contentSecurityPolicy({ nonce: 'abc' }), 'script-src')).toBe(
    "script-src 'self' 'nonce-abc' 'strict-dynamic'",
  ));

test('the policy of a stored page allows its own inline scripts', () =>
  expect(directive(contentSecurityPolicy({ scriptHashes: ['sha256-x', 'sha256-y'] }), 'script-src')).toBe(
    "script-src 'self' 'sha256-x' 'sha256-y'",
  ));

test('no production policy allows inline or evaluated scripts, framing or plug-ins', () => {
  const policy = contentSecurityPolicy({ https: true });
  expect(directive(policy, 'script-src')).toBe("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain('upgrade-insecure-requests');
  expect(policy).not.toContain('unsafe-eval');
});

test('frames and forms of a gateway without a certificate, as the sandbox is, are not asked for by https', () => {
  const plain = ['http://127.0.0.1:4200'];
  for (const payment of [
    { forms: plain, script: [] },
    { forms: [], script: plain },
  ])
    expect(contentSecurityPolicy({ https: true, payment })).not.toContain('upgrade-insecure-requests');
  const payment = { forms: ['https://pay.example'], script: ['https://pay.example'] };
  expect(contentSecurityPolicy({ https: true, payment })).toContain('upgrade-insecure-requests');
});

test('HSTS is sent over https only', () => {
  expect(securityHeaders({ https: true })['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  expect(securityHeaders({ https: false })['strict-transport-security']).toBeUndefined();
});

describe('the policy with a configured tag manager', () => {
  const analytics = { script: ['https://*.tags.example'], connect: ['https://*.tags.example', 'https://hits.example'] };
  const reached = "'self' https://*.tags.example https://hits.example";

  test('the policy of a stored page allows the tag manager and its measurements', () => {
    const policy = contentSecurityPolicy({ scriptHashes: ['sha256-x'], analytics });
    expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-x' https://*.tags.example");
    expect(directive(policy, 'connect-src')).toBe(`connect-src ${reached}`);
    expect(directive(policy, 'img-src')).toBe(`img-src ${reached.replace("'self'", "'self' data:")}`);
  });

  test('the policy of a page for one visitor lets a trusted script load the tag manager', () => {
    const policy = contentSecurityPolicy({ nonce: 'abc', analytics });
    expect(directive(policy, 'script-src')).toBe("script-src 'self' 'nonce-abc' 'strict-dynamic'");
    expect(directive(policy, 'connect-src')).toBe(`connect-src ${reached}`);
  });

  test('the policy of a page that opens a gateway allows no tag manager', () => {
    const payment = { forms: [], script: ['https://pay.example'] };
    expect(contentSecurityPolicy({ nonce: 'abc', analytics, payment })).not.toContain('tags.example');
  });
});

test('the policy without a configured tag manager allows no other origin', () =>
  expect(contentSecurityPolicy({ scriptHashes: ['sha256-x'] })).not.toMatch(/https?:/));

test('the policy allows the pictures of a map and nothing else of it, and none beside a gateway', () => {
  const policy = contentSecurityPolicy({ scriptHashes: ['sha256-x'], pictures: ['https://tiles.example'] });
  expect(directive(policy, 'img-src')).toBe("img-src 'self' data: https://tiles.example");
  expect(policy.match(/tiles\.example/g)).toHaveLength(1);
  const payment = { script: [], forms: [] };
  expect(contentSecurityPolicy({ nonce: 'abc', pictures: ['https://tiles.example'], payment })).not.toMatch(/tiles/);
});

test('the policy plays videos of this site only', () =>
  expect(directive(contentSecurityPolicy({ pictures: ['https://tiles.example'] }), 'media-src')).toBe(
    "media-src 'self'",
  ));
