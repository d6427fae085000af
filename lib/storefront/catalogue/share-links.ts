import { encodeText } from '#lib/shared/url-query.ts';

/** A product as others get it: its title and its absolute address. */
interface SharedProduct {
  title: string;
  address: string;
}

/** The link that opens WhatsApp with a message about a product; whom to send it to is chosen there. */
export function whatsAppLink({ title, address }: SharedProduct): string {
  return `https://wa.me/?text=${encodeText(`${title} ${address}`)}`;
}

/** The link that opens a mail about a product. */
export function mailLink({ title, address }: SharedProduct): string {
  return `mailto:?subject=${encodeText(title)}&body=${encodeText(address)}`;
}

/**
 * The address of a product to be shared: its own path and the chosen size, and nothing else of the page's address, which
 * may name a campaign or a pincode. `page`: the address of the page.
 */
export function sharedAddress(href: string, page: string): string {
  const shown = new URL(page);
  const address = new URL(href, shown.origin);
  const size = shown.searchParams.get('size');
  if (size !== null) address.searchParams.set('size', size);
  return address.href;
}
