import { z } from 'zod';
import { multilineText, visibleText } from './fields.ts';
import { VISIBLE_LETTER_OR_DIGIT } from './vocabulary.ts';

/** Refuses unpaired surrogates, the remains of a text that was cut inside a character; they cannot be stored. */
const WHOLE = /^\P{Cs}*$/u;
const HALF = 'must not contain unpaired surrogates';
/** The same as arguments of a schema's `regex`. */
export const WHOLE_CHARACTERS = [WHOLE, HALF] as const;
/** Refuses a name of blanks, which would be an invisible link. */
const SEEN_OR_EMPTY = /^$|(?!\p{DI})[\p{L}\p{N}]/u;
/** The message for a text without visible characters. */
export const WITHOUT_LETTERS = 'must contain a letter or a digit';

/** The slug of a page, a banner, a fragment such as `menu-desktop-watches`, or the layout of the home page. */
export const pageSlug = z
  .string()
  .regex(/^(?:[a-z0-9-]{1,80}|home\.json)$/, 'must be lower-case letters, digits and hyphens, or home.json');
export const pageTitle = visibleText(120).min(1).regex(WHOLE, HALF).regex(VISIBLE_LETTER_OR_DIGIT, WITHOUT_LETTERS);
/** The footer group that links to a page; empty where none does. */
export const pageGroup = visibleText(60).regex(WHOLE, HALF).regex(SEEN_OR_EMPTY, WITHOUT_LETTERS);
export const pageContent = multilineText(200_000).regex(WHOLE, HALF);
