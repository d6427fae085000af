import type { ShopProfile } from '#lib/shared/shop-profile.ts';
import type { OwnFonts } from '#lib/shared/typefaces.ts';

const FIELDS = { display: 'displayFont', text: 'textFont' } as const;

/** One sentence for each own font without the letters of Hindi, where the shop offers Hindi. */
export function fontWarnings({ languages }: Pick<ShopProfile, 'languages'>, fonts: OwnFonts): string[] {
  if (!languages.includes('hi')) return [];
  return (['display', 'text'] as const).flatMap((role) =>
    fonts[role]?.hasDevanagari === false
      ? [`${FIELDS[role]}: the font has no Devanagari; Hindi stands in the Devanagari face of the store.`]
      : [],
  );
}
