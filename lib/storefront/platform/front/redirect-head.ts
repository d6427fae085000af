import { campaignQuery, readCampaign } from '#lib/storefront/marketing/campaigns/parameters.ts';

/** Whether a target is a page of this store, to which a campaign may be told. */
const isOwn = (target: string) => /^\/(?![/\\])/.test(target);

function withCampaign(target: string, campaign: string): string {
  const [address = '', ...fragment] = target.split('#');
  const whole = `${address}${address.includes('?') ? '&' : '?'}${campaign}`;
  return [whole, ...fragment].join('#');
}

/**
 * The headers of a stored redirect as one visitor gets them: a campaign of the visitor's query, which no stored page knows,
 * goes along to the other address, and then nobody on the way may keep the answer. `head`: names and values in turn.
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
