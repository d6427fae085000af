import { z } from 'zod';
import { keysOf } from '#lib/contract/typed-keys.ts';
import { FACES, isOwnFace, TYPEFACES } from './typeface-names.ts';

const face = z.enum(TYPEFACES, `must be one of ${TYPEFACES.join(', ')}`);

/** The faces of headings with prices, and of all other text. */
export const typefaceRules = z
  .strictObject({ display: face.default('newsreader'), text: face.default('figtree') })
  .prefault({});
type Typefaces = z.output<typeof typefaceRules>;

export const DEFAULT_TYPEFACES: Readonly<Typefaces> = { display: 'newsreader', text: 'figtree' };

/** What a role is called in the style sheet, and which field of the profile names its own file. */
const ROLES = {
  display: { token: '--font-display', family: 'Own Display', field: 'displayFont' },
  text: { token: '--font-sans', family: 'Own Text', field: 'textFont' },
} as const;
type Role = keyof typeof ROLES;
const ROLE_NAMES = keysOf(ROLES);

/** Refuses an own face without its file, and a file that no face uses. */
export function refuseFontsWithoutUse(
  profile: { typefaces: Typefaces; displayFont?: string | undefined; textFont?: string | undefined },
  context: z.core.$RefinementCtx,
): void {
  for (const role of ROLE_NAMES) {
    const { field } = ROLES[role];
    const [isOwn, hasFile] = [isOwnFace(profile.typefaces[role]), profile[field] !== undefined];
    if (isOwn === hasFile) continue;
    const message = isOwn
      ? `must name a WOFF2 file: typefaces.${role} is one of your own`
      : `is not used: set typefaces.${role} to own-sans or own-serif, or leave the file out`;
    context.addIssue({ code: 'custom', path: [field], message });
  }
}

/** A font of the operator as it is served. */
export interface OwnFont {
  src: string;
  /** Whether one file has all weights. */
  isVariable: boolean;
  hasDevanagari: boolean;
}
/** The fonts of the operator by what they are for. */
export type OwnFonts = Readonly<Partial<Record<Role, OwnFont>>>;

/** The rules that replace the faces of `app/tokens.css`; empty where none differs. */
export function typefaceCss(typefaces: Typefaces, fonts: OwnFonts): string {
  return ROLE_NAMES.map((role) => {
    const { token, family } = ROLES[role];
    const own = isOwnFace(typefaces[role]) ? fonts[role] : undefined;
    const { stack } = FACES[typefaces[role]];
    if (own) return `${fontFace(family, own)}:root{${token}:"${family}",${stack}}`;
    return typefaces[role] === DEFAULT_TYPEFACES[role] ? '' : `:root{${token}:${stack}}`;
  }).join('');
}

// A page that a face reaches late keeps the face that it was drawn with, as with those of the store.
const fontFace = (family: string, { src, isVariable }: OwnFont) =>
  `@font-face{font-family:"${family}";src:url("${src}") format("woff2");font-weight:${isVariable ? '100 900' : '400'};font-style:normal;font-display:optional}`;

/** The files of the faces of a shop, to be preloaded, each once. */
export function typefaceFiles(typefaces: Typefaces, fonts: OwnFonts): string[] {
  const files = ROLE_NAMES.map((role) => {
    const chosen = typefaces[role];
    return isOwnFace(chosen) ? fonts[role]?.src : FACES[chosen].file;
  });
  return [...new Set(files.filter((file) => file !== null && file !== undefined))];
}
