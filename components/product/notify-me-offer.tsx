import * as m from '#messages';
import { awaitedSize } from '@/components/product/awaited-size';
import { LazyNotifyMe } from '@/components/product/lazy-notify-me';
import type { NotifyMeProps } from '@/components/product/notify-me';
import { Icon } from '@/components/ui/icon';

/**
 * The notify form of products with only some sold-out sizes, in a collapsed line apart from the buy buttons.
 */
export function NotifyMeOffer(props: NotifyMeProps) {
  const { sizes, notice } = props;
  return (
    <details id="notify" open={notice !== null} className="group scroll-mt-24">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1 text-sm underline decoration-line underline-offset-4 hover:decoration-ink [&::-webkit-details-marker]:hidden">
        {sizes.length === 1 ? m.productNotifySize(awaitedSize(sizes, '')) : m.productNotifySizes()}
        <Icon name="down" className="size-4 transition-transform group-open:rotate-180 motion-reduce:transition-none" />
      </summary>
      <div className="pt-2 pb-1">
        <LazyNotifyMe {...props} />
      </div>
    </details>
  );
}
