import { keysOf } from '#lib/contract/typed-keys.ts';

const MAX_LENGTH = 200;

/** The networks that a shop can link to: their names for people, and the hosts of their pages. */
const NETWORKS = {
  instagram: { label: 'Instagram', hosts: ['instagram.com'] },
  facebook: { label: 'Facebook', hosts: ['facebook.com'] },
  youtube: { label: 'YouTube', hosts: ['youtube.com'] },
  whatsapp: { label: 'WhatsApp', hosts: ['wa.me', 'whatsapp.com'] },
  x: { label: 'X', hosts: ['x.com', 'twitter.com'] },
  linkedin: { label: 'LinkedIn', hosts: ['linkedin.com'] },
  pinterest: { label: 'Pinterest', hosts: ['pinterest.com'] },
  telegram: { label: 'Telegram', hosts: ['t.me'] },
} as const;

/** The known networks, in the order of the footer. */
export const SOCIAL_NETWORKS = keysOf(NETWORKS);
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** The name of a network for people. */
export const socialLabel = (network: SocialNetwork): string => NETWORKS[network].label;

/** What is wrong with the address of a shop's page on a network; null if nothing is. */
export function socialProblem(network: SocialNetwork, address: string): string | null {
  const { label, hosts } = NETWORKS[network];
  const example = `must be the https address of your page on ${label}, such as https://${hosts[0]}/yourshop`;
  if (address.length > MAX_LENGTH || !URL.canParse(address)) return example;
  const { protocol, username, password, port, pathname } = new URL(address);
  const isThere = socialNetworkOf(address) === network;
  const isPlain = protocol === 'https:' && username === '' && password === '' && port === '';
  return isThere && isPlain && pathname !== '/' ? null : example;
}

/** The network that a link leads to; null for any other link. */
export function socialNetworkOf(href: string): SocialNetwork | null {
  if (!URL.canParse(href)) return null;
  const { hostname } = new URL(href);
  const isHost = (host: string) => hostname === host || hostname.endsWith(`.${host}`);
  return SOCIAL_NETWORKS.find((network) => NETWORKS[network].hosts.some(isHost)) ?? null;
}

/** The pages that a shop has, in the order of the footer. */
export function socialPages(
  links: Readonly<Partial<Record<SocialNetwork, string | undefined>>>,
): { network: SocialNetwork; label: string; url: string }[] {
  return SOCIAL_NETWORKS.flatMap((network) => {
    const url = links[network];
    return url === undefined ? [] : [{ network, label: socialLabel(network), url }];
  });
}
