import * as apiPaths from '#lib/shared/api-paths.ts';
import { formatDay } from '#lib/shared/dates.ts';
import { browserFetch } from '#lib/storefront/platform/http/browser-fetch.ts';
import { USUAL_DELIVERY_DAYS } from './delivery-text.ts';
import { onPincodeChange, readRememberedPincode } from './remembered-pincode.ts';
import type { Serviceability } from './types.ts';

type ListDeliveryFacts = Pick<
  Serviceability,
  'pincode' | 'deliverable' | 'earliestDate' | 'latestDate' | 'deliveryDays'
>;

interface ListDeliveryReply {
  reason?: string;
  delivery?: ListDeliveryFacts;
}

/** When any product of a list would be delivered at the latest, short enough for one line of a phone. */
export function listDeliveryText({ pincode, deliverable, ...facts }: ListDeliveryFacts): string {
  if (!deliverable) return noDelivery(pincode);
  const latest = formatDay(facts.latestDate) || formatDay(facts.earliestDate);
  return latest
    ? `Delivery to ${pincode} by ${latest}`
    : `Delivery to ${pincode} in ${facts.deliveryDays || USUAL_DELIVERY_DAYS} days`;
}

const noDelivery = (pincode: string) => `No delivery to ${pincode} yet`;

/** The line of a list for a pincode; empty where it is not known. */
async function fetchText(pincode: string): Promise<string> {
  try {
    const response = await browserFetch(`${apiPaths.serviceability()}?pincode=${pincode}`);
    const reply: ListDeliveryReply = await response.json();
    if (reply.delivery) return listDeliveryText(reply.delivery);
    return reply.reason === 'not-serviceable' ? noDelivery(pincode) : '';
  } catch {
    // No network, or not JSON: the list says the pincode alone.
    return '';
  }
}

/**
 * Says when the products of a list would be delivered to the kept pincode, now and whenever it changes; empty until that
 * is known. Returns the function that ends it. A module of its own, which lists load after they have woken.
 */
export function followListDelivery(say: (text: string) => void): () => void {
  let asked = '';
  const follow = async () => {
    const pincode = readRememberedPincode();
    if (pincode === asked) return;
    asked = pincode;
    say('');
    if (pincode === '') return;
    const text = await fetchText(pincode);
    if (asked === pincode) say(text);
  };
  void follow();
  const stop = onPincodeChange(() => void follow());
  return () => {
    asked = '';
    stop();
  };
}
