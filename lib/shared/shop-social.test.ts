import { socialLinks } from './shop-social.ts';
import { socialPages } from './social-networks.ts';

const problem = (links: object) => socialLinks.safeParse(links).error?.issues[0]?.message ?? null;

test('pages on known networks are taken, with and without a part before the host, in the order of the footer', () => {
  const links = socialLinks.parse({ x: 'https://x.com/acme', instagram: 'https://www.instagram.com/acme/' });
  expect(socialPages(links)).toEqual([
    { network: 'instagram', label: 'Instagram', url: 'https://www.instagram.com/acme/' },
    { network: 'x', label: 'X', url: 'https://x.com/acme' },
  ]);
  expect(socialPages(socialLinks.parse(undefined))).toEqual([]);
});

test.each([
  ['an address without https', { facebook: 'http://facebook.com/acme' }],
  ['a script', { facebook: 'javascript:alert(1)//facebook.com/acme' }],
  ['another host', { facebook: 'https://facebook.com.evil.example/acme' }],
  ['a host that only ends like it', { x: 'https://notx.com/acme' }],
  ['a password', { x: 'https://me:secret@x.com/acme' }],
  ['a port', { x: 'https://x.com:8443/acme' }],
  ['the network itself', { linkedin: 'https://www.linkedin.com/' }],
  ['a handle', { instagram: '@acme' }],
  ['more than 200 characters', { instagram: `https://instagram.com/${'a'.repeat(200)}` }],
])('%s is refused, and the message says what to enter', (_, links) => {
  expect(problem(links)).toMatch(
    /^must be the https address of your page on \w+, such as https:\/\/[a-z.]+\/yourshop$/,
  );
});

test('an unknown network is refused', () => {
  expect(problem({ orkut: 'https://orkut.com/acme' })).not.toBeNull();
});
