import { z } from 'zod';
import { keysOf } from '#lib/contract/typed-keys.ts';
import { contrastsOf, DEFAULT_PALETTES, type Palette, type Palettes, type Scheme } from './colour-contrast.ts';

/** The name of each colour's custom property in `app/tokens.css`. */
const TOKENS: Readonly<Record<keyof Palette, string>> = {
  paper: '--color-paper',
  card: '--color-card',
  ink: '--color-ink',
  muted: '--color-muted',
  line: '--color-line',
  edge: '--color-edge',
  accent: '--color-brass',
  success: '--color-success',
  warning: '--color-warning',
  danger: '--color-danger',
};
const NAMES = keysOf(TOKENS);

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #1b1916');
const scheme = z.partialRecord(z.enum(NAMES), colour).default({});

/** Colours that differ from the defaults, by scheme. Refuses pairs that cannot be read. */
export const palettes = z
  .strictObject({ light: scheme, dark: scheme })
  .prefault({})
  .transform(
    ({ light, dark }): Palettes => ({
      light: { ...DEFAULT_PALETTES.light, ...light },
      dark: { ...DEFAULT_PALETTES.dark, ...dark },
    }),
  )
  .superRefine((both, context) => {
    for (const name of ['light', 'dark'] as const)
      for (const { name: wrong, ground, ratio, min } of unreadablePairs(both[name]))
        context.addIssue({
          code: 'custom',
          path: [name, wrong],
          message: `has a contrast of ${ratio.toFixed(2)} to ${ground}, and needs ${min}`,
        });
  });

function unreadablePairs(palette: Palette) {
  return NAMES.flatMap((name) => contrastsOf(palette, name).map((pair) => ({ name, ...pair }))).filter(
    ({ ratio, min }) => ratio < min,
  );
}

/** The rules that replace the colours of `app/tokens.css`; empty where none differs. Printed pages keep their own. */
export function paletteCss({ light, dark }: Palettes): string {
  const rule = (palette: Palette, name: Scheme) =>
    NAMES.filter((token) => palette[token] !== DEFAULT_PALETTES[name][token])
      .map((token) => `${TOKENS[token]}:${palette[token]}`)
      .join(';');
  const [day, night] = [rule(light, 'light'), rule(dark, 'dark')];
  return [
    day && `@media screen and (prefers-color-scheme:light){:root{${day}}}`,
    night && `@media screen and (prefers-color-scheme:dark){:root{${night}}}`,
  ].join('');
}
