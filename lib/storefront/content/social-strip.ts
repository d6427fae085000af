import { withoutLinks } from '#lib/shared/sanitise-html.ts';
import type { ShopProfile } from '#lib/shared/shop-profile.ts';
import { socialNetworkOf } from '#lib/shared/social-networks.ts';

/** The sanitised strip of social links without the networks that the footer links to by the shop's profile. */
export function withoutProfilePages(strip: string, social: ShopProfile['social']): string {
  return withoutLinks(strip, (href) => {
    const network = socialNetworkOf(href);
    return network !== null && social[network] !== undefined;
  });
}
