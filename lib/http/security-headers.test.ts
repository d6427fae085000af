import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

test('a page for one visitor trusts its nonce', () =>
  expect(directive(contentSecurityPolicy({ nonce: 'abc' }), 'script-src')).toBe(
    "script-src 'self' 'nonce-abc' 'strict-dynamic'",
  ));

test('a stored page trusts its own inline scripts', () =>
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

test('HSTS is promised on https alone', () => {
  expect(securityHeaders({ https: true })['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  expect(securityHeaders({ https: false })['strict-transport-security']).toBeUndefined();
});
