import { campaignQuery, readCampaign } from '#lib/storefront/marketing/campaigns/parameters.ts';

/** Whether a redirect target is a page of this store, which may get the campaign. */
const isOwn = (target: string) => /^\/(?![/\\])/.test(target);

function withCampaign(target: string, campaign: string): string {
  const [address = '', ...fragment] = target.split('#');
  const whole = `${address}${address.includes('?') ? '&' : '?'}${campaign}`;
  return [whole, ...fragment].join('#');
}

/**
 * The headers of a stored redirect for one visitor: the campaign of the visitor's query, which is not part of
 * the stored page, is added to the target, and the response must then not be cached. `head`: alternating names
 * and values.
 */
export function redirectHead(head: readonly string[], query: string): string[] {
  const campaign = query === '' ? null : readCampaign(query);
  if (!campaign) return head.slice();
  return head.map((value, index) => {
    const name = index % 2 === 1 ? head[index - 1]?.toLowerCase() : undefined;
    if (name === 'cache-control') return 'private, no-store';
    return name === 'location' && isOwn(value) ? withCampaign(value, campaignQuery(campaign)) : value;
  });
}
