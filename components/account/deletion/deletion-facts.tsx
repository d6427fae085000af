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
        Your profile, your addresses, {wishlist && 'your wishlist, '}what is in your cart, what you wrote about our
        pieces with its photos, your choices about messages and the messages that you asked us for. A return that we
        have not collected yet ends, and its pieces stay with you. You are signed out on every device.
      </p>
      <h2 className="mt-6 text-xl">What stays</h2>
      <p className="mt-2">
        Orders and their invoices, once there are any: tax law asks us to keep them. A return whose pieces we have goes
        on until it is paid or replaced. Nothing else.
      </p>
      <p className="mt-6">
        This cannot be undone. You can sign in with {mobile === '' ? 'your number' : formatMobile(mobile)} again at any
        time; that begins a new account.
      </p>
    </div>
  );
}
