import type { Label } from '#lib/contract/vocabulary.ts';
import * as m from '#messages';

const TONES: Record<string, string> = {
  'sold out': 'text-muted',
  'few left': 'text-warning',
  'price drop': 'text-success',
};

const NAMES: Readonly<Record<Label, () => string>> = {
  'sold out': m.shellLabelSoldOut,
  'few left': m.shellLabelFewLeft,
  'price drop': m.shellLabelPriceDrop,
  'limited edition': m.shellLabelLimitedEdition,
  exclusive: m.shellLabelExclusive,
  new: m.shellLabelNew,
  'hot seller': m.shellLabelHotSeller,
};

const isLabel = (label: string): label is Label => label in NAMES;

/**
 * A product's labels in one line, in the given order: "Sold out", "Price drop"; renders nothing where there
 * are none.
 */
export function Labels({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-2.5">
      {labels.map((label) => (
        <li key={label} className={`text-2xs md:text-xs first-letter:uppercase ${TONES[label] ?? 'text-brass'}`}>
          {isLabel(label) ? NAMES[label]() : label}
        </li>
      ))}
    </ul>
  );
}
