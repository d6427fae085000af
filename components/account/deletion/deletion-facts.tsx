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
      <h2 className="text-xl">What we delete</h2>
      <p className="mt-2">
        Your profile, your addresses, {wishlist && 'your wishlist, '}your cart, your reviews, questions and answers with
        their photos, your choices about messages, and the messages you asked us for. If we have not collected a return
        yet, we cancel it and you keep the items. We sign you out on every device.
      </p>
      <h2 className="mt-6 text-xl">What we keep</h2>
      <p className="mt-2">
        Your orders and invoices, because tax law asks us to keep them. If we already have the items of a return, we
        complete the refund or exchange. We keep nothing else.
      </p>
      <p className="mt-6">
        You cannot undo this. You can sign in again with {mobile === '' ? 'your number' : formatMobile(mobile)} at any
        time, which starts a new account.
      </p>
    </div>
  );
}
