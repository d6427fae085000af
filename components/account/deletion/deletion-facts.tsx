import { formatMobile } from '#lib/shared/mobile.ts';

interface DeletionFactsProps {
  /** Ten digits; empty where it is not known here. */
  mobile: string;
  wishlist: boolean;
}

/** What deleting an account means. */
export function DeletionFacts({ mobile, wishlist }: DeletionFactsProps) {
  return (
    <div className="mt-6 max-w-measure">
      <h2 className="text-xl">What goes</h2>
      <p className="mt-2">
        Your profile, your addresses, {wishlist && 'your wishlist, '}what is in your cart, your choices about messages
        and the messages that you asked us for. You are signed out on every device.
      </p>
      <h2 className="mt-6 text-xl">What stays</h2>
      <p className="mt-2">Orders and their invoices, once there are any: tax law asks us to keep them. Nothing else.</p>
      <p className="mt-6">
        This cannot be undone. You can sign in with {mobile === '' ? 'your number' : formatMobile(mobile)} again at any
        time; that begins a new account.
      </p>
    </div>
  );
}
