import { ClockMark } from '@/components/ui/clock-mark';

/** A picture of a gift card, as decoration beside the form. */
export function CardPicture() {
  return (
    <div
      aria-hidden="true"
      className="flex aspect-[1.586] w-full flex-col justify-between border border-line bg-card p-8 text-ink"
    >
      <p className="flex items-center gap-3 font-display text-3xl">
        <ClockMark className="size-9" />
        Samay
      </p>
      <p className="flex items-end justify-between border-brass border-t pt-4">
        <span className="font-display text-xl">Gift card</span>
        <span className="text-muted text-sm tabular-nums">•••• •••• •••• ••••</span>
      </p>
    </div>
  );
}
