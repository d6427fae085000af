import type { Gateway } from '#lib/contract/vocabulary.ts';
import { openRazorpay } from './razorpay/checkout.ts';
import { razorpayForm } from './razorpay/start.ts';
import type { GatewayForm, GatewayStart } from './types.ts';

/** The browser's part of a gateway. */
interface PageGateway<Start> {
  /** Makes the form that pays without scripts. */
  form: (start: Start) => GatewayForm;
  /** The name of an attempt; each attempt has another one. */
  attemptName: (start: Start) => string;
  /**
   * Opens the gateway's checkout over the page; false where its script is not available. `onDismiss`: called when the
   * shopper closes it. Null where the gateway has only its own page.
   */
  openInPage: ((start: Start, onDismiss: () => void) => Promise<boolean>) | null;
}

const PAGE_GATEWAYS: { readonly [Name in Gateway]: PageGateway<GatewayStart<Name>> } = {
  razorpay: {
    form: razorpayForm,
    attemptName: ({ gatewayOrderId }) => gatewayOrderId,
    openInPage: openRazorpay,
  },
  payu: {
    form: ({ action, fields }) => ({ action, fields }),
    attemptName: ({ fields }) => fields.txnid ?? '',
    openInPage: null,
  },
};

/** The form that pays without scripts. */
export function gatewayForm<Name extends Gateway>(start: GatewayStart<Name>): GatewayForm {
  return PAGE_GATEWAYS[start.kind].form(start);
}

/** The name of an attempt at a gateway; each attempt has another one. */
export function attemptName<Name extends Gateway>(start: GatewayStart<Name>): string {
  return PAGE_GATEWAYS[start.kind].attemptName(start);
}

/** Whether the gateway's checkout can open over the page. */
export function opensInPage({ kind }: GatewayStart): boolean {
  return PAGE_GATEWAYS[kind].openInPage !== null;
}

/** Opens the gateway's checkout over the page; false where it has none, or its script is not available. */
export async function openInPage<Name extends Gateway>(
  start: GatewayStart<Name>,
  onDismiss: () => void,
): Promise<boolean> {
  const open = PAGE_GATEWAYS[start.kind].openInPage;
  return open === null ? false : open(start, onDismiss);
}
