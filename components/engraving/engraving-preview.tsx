import { countLetters } from '#lib/shared/engraving-text.ts';
import type { EngravingTerms } from '#lib/storefront/engraving/types.ts';

/** A long text is set smaller, so that it stays on one line of the narrowest phone. */
const LARGEST_REM = 2.25;
const WIDTH_REM = 28;

/** The letters as they are read on the piece, without a photo: nobody has engraved it yet. */
export function EngravingPreview({ text, terms: { place } }: { text: string; terms: EngravingTerms }) {
  const letters = Math.max(1, countLetters(text));
  const size = Math.min(LARGEST_REM, WIDTH_REM / letters);
  return (
    <figure aria-hidden="true" className="grid gap-2">
      <div className="grid min-h-24 place-content-center overflow-hidden border border-line bg-linear-to-b from-photo to-line/60 px-4 text-center">
        {text === '' ? (
          <span className="text-muted text-sm">Your text appears here</span>
        ) : (
          <span
            className="engraved whitespace-nowrap font-display leading-tight"
            style={{ fontSize: `min(${size}rem, calc((100vw - 6rem) / ${Math.max(6, letters * 0.62)}))` }}
          >
            {text}
          </span>
        )}
      </div>
      <figcaption className="text-muted text-xs">
        {place}: the letters only. On the piece they are smaller, and the engraver may set them a little differently.
      </figcaption>
    </figure>
  );
}
