import { sharedAddress } from '#lib/storefront/catalogue/share-links.ts';
import * as m from '#messages';
import { toast } from '@/components/ui/toast';

/** Opens the share sheet of the device for a product. */
export async function sendProduct(title: string, href: string): Promise<void> {
  try {
    await navigator.share({ title, url: sharedAddress(href, location.href) });
  } catch {
    // The shopper closed the share sheet, which needs no message.
    return;
  }
}

/** Copies the address of a product; where that is not allowed it is selected in `field`, ready to be copied by hand. */
export async function copyProduct(href: string, field: HTMLInputElement | null): Promise<void> {
  const address = sharedAddress(href, location.href);
  if (field) field.value = address;
  try {
    await navigator.clipboard.writeText(address);
    toast({ kind: 'success', text: m.productLinkCopied() });
  } catch {
    field?.select();
  }
}
