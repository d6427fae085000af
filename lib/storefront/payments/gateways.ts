import type { Gateway } from '#lib/contract/vocabulary.ts';
import { openRazorpay } from './razorpay/checkout.ts';
import { razorpayForm } from './razorpay/start.ts';
import type { GatewayForm, GatewayStart } from './types.ts';

/** What a page knows of a gateway. */
interface PageGateway<Start> {
  /** The form that pays without scripts. */
  form: (start: Start) => GatewayForm;
  /** Names a try: another try has another name. */
  nameOfTry: (start: Start) => string;
  /**
   * Opens its checkout over the page; false where its script cannot be had. `onDismiss`: the shopper has closed it. Null
   * where it has a page of its own alone.
   */
  openInPage: ((start: Start, onDismiss: () => void) => Promise<boolean>) | null;
}

const PAGE_GATEWAYS: { readonly [Name in Gateway]: PageGateway<GatewayStart<Name>> } = {
  razorpay: {
    form: razorpayForm,
    nameOfTry: ({ gatewayOrderId }) => gatewayOrderId,
    openInPage: openRazorpay,
  },
  payu: {
    form: ({ action, fields }) => ({ action, fields }),
    nameOfTry: ({ fields }) => fields.txnid ?? '',
    openInPage: null,
  },
};

/** The form that pays without scripts. */
export function gatewayForm<Name extends Gateway>(start: GatewayStart<Name>): GatewayForm {
  return PAGE_GATEWAYS[start.kind].form(start);
}

/** Names a try at a gateway: another try has another name. */
export function nameOfTry<Name extends Gateway>(start: GatewayStart<Name>): string {
  return PAGE_GATEWAYS[start.kind].nameOfTry(start);
}

/** Whether the gateway has a checkout that opens over the page. */
export function opensInPage({ kind }: GatewayStart): boolean {
  return PAGE_GATEWAYS[kind].openInPage !== null;
}

/** Opens the gateway's checkout over the page; false where it has none, or its script cannot be had. */
export async function openInPage<Name extends Gateway>(
  start: GatewayStart<Name>,
  onDismiss: () => void,
): Promise<boolean> {
  const open = PAGE_GATEWAYS[start.kind].openInPage;
  return open === null ? false : open(start, onDismiss);
}
