import { createHash } from 'node:crypto';
import { inlineScriptHashes } from './csp-hashes.ts';

test('inline script hashes match the example in the CSP specification, without duplicates', () => {
  const script = `<script>alert('Hello, world.');</script>`;
  expect(inlineScriptHashes(Buffer.from(script + script))).toEqual(['qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=']);
});

test('the hash of an inline script with letters beyond ASCII is that of its bytes', () => {
  const text = `alert('₹ हिन्दी é')`;
  const hash = createHash('sha256').update(text, 'utf8').digest('base64');
  expect(inlineScriptHashes(Buffer.from(`<p title="₹">é</p><script>${text}</script>`))).toEqual([hash]);
});
