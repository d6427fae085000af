import * as paths from '#lib/shared/paths.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { ShopMark } from '@/components/ui/shop-mark';
import { PurchaseForm } from './purchase-form';

interface GiftCardsViewProps {
  formKey: string;
  rendered: FormState;
}

/** The gift card page: an introduction, and the form to buy one. */
export function GiftCardsView({ formKey, rendered }: GiftCardsViewProps) {
  return (
    <div className="page-width py-8 md:py-12">
      <h1 className="text-4xl">{m.giftCardsTitle()}</h1>
      <div className="mt-3 max-w-measure">
        <p>{m.giftCardsText()}</p>
        <Link href={paths.giftCardBalance()} className={`${buttonClass('quiet')} mt-2`}>
          {m.giftCardCheckBalance()}
        </Link>
      </div>
      <div className="lg:grid lg:grid-cols-[1fr_24rem] lg:items-start lg:gap-16">
        <PurchaseForm formKey={formKey} rendered={rendered} />
        <div className="mt-8 max-lg:hidden">
          <CardPicture />
        </div>
      </div>
    </div>
  );
}

/** A picture of a gift card, as decoration beside the form. */
function CardPicture() {
  return (
    <div
      aria-hidden="true"
      className="flex aspect-[1.586] w-full flex-col justify-between border border-line bg-card p-8 text-ink"
    >
      <p className="flex items-center gap-3 font-display text-3xl">
        <ShopMark className="size-9" logoClassName="h-12" />
      </p>
      <p className="flex items-end justify-between border-brass border-t pt-4">
        <span className="font-display text-xl">{m.giftCardTitle()}</span>
        <span className="text-muted text-sm tabular-nums">•••• •••• •••• ••••</span>
      </p>
    </div>
  );
}
