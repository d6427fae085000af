import type { ReactNode } from 'react';

interface OfferRadioProps {
  offerId: string;
  title: string;
  checked: boolean;
  onChoose: () => void;
  /** Content below the title, part of the radio's accessible name. */
  children?: ReactNode;
}

/** One radio button of a line's offers. */
export function OfferRadio({ offerId, title, checked, onChoose, children }: OfferRadioProps) {
  return (
    <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-start gap-3 py-2">
      <input
        type="radio"
        name="offerId"
        value={offerId}
        checked={checked}
        onChange={onChoose}
        className="mt-0.5 size-5 shrink-0 cursor-pointer accent-brass"
      />
      <span className="min-w-0">
        {title}
        {children}
      </span>
    </label>
  );
}
