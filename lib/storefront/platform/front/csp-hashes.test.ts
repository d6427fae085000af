import { inlineScriptHashes } from './csp-hashes.ts';

test('inline script hashes match the example in the CSP specification, without duplicates', () => {
  const script = `<script>alert('Hello, world.');</script>`;
  expect(inlineScriptHashes(script + script)).toEqual(['qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=']);
});
