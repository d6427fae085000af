/** The grounds of a strip, from the shop's palette; without one of them it has that of a panel. */
export const STRIP_COLOURS = ['ink', 'accent'] as const;
export type StripColour = (typeof STRIP_COLOURS)[number];

/** What the class of a strip's paragraph begins with, e.g. `strip-ink`. */
export const STRIP_CLASS = 'strip-';

/** The ground that the HTML of a strip names; `card`, that of a panel, where it names none. */
export function stripColour(html: string): StripColour | 'card' {
  return STRIP_COLOURS.find((name) => html.includes(`<p class="${STRIP_CLASS}${name}">`)) ?? 'card';
}
