import { inlineScriptHashes } from './csp-hashes.ts';

test('hashes are those of the example in the CSP specification, each once', () => {
  const script = `<script>alert('Hello, world.');</script>`;
  expect(inlineScriptHashes(script + script)).toEqual(['qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=']);
});
