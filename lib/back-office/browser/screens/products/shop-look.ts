import { FACES, TYPEFACES, type Typeface } from '#lib/shared/typeface-names.ts';
import { groupIn, textIn } from './form/product-form.ts';

/** The storefront's light colours and typefaces where the profile names no others. */
const DEFAULTS = {
  paper: '#faf7f2',
  card: '#f4f1ec',
  ink: '#1b1916',
  muted: '#6b655b',
  success: '#22663f',
  accent: '#7d5f26',
} as const;
const COLOUR = /^#[0-9a-f]{6}$/i;
const stackOf = (name: string, usual: Typeface) => FACES[TYPEFACES.find((one) => one === name) ?? usual].stack;

/** The look of a shop as custom properties, `--shop-ink` and so on, from its profile. */
export function shopLook(profile: Readonly<Record<string, unknown>> | undefined): Readonly<Record<string, string>> {
  const light = groupIn(groupIn(profile ?? {}, 'colours'), 'light');
  const typefaces = groupIn(profile ?? {}, 'typefaces');
  const colours = Object.entries(DEFAULTS).map(([name, usual]) => {
    const own = textIn(light, name);
    return [`--shop-${name}`, COLOUR.test(own) ? own : usual];
  });
  return {
    ...Object.fromEntries(colours),
    '--shop-display': stackOf(textIn(typefaces, 'display'), 'newsreader'),
    '--shop-text': stackOf(textIn(typefaces, 'text'), 'figtree'),
  };
}
