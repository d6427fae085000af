import { z } from 'zod';
import type { FlashedForm } from '#lib/storefront/platform/session/flash-cookies.ts';
import { lengthened, shortened } from './short-names.ts';
import type { Problems } from './types.ts';

/** What of a form's definition decides about its note. */
export interface FlashForm {
  /** Names the form in the notes that bring a refused one back; `readForm` asks by it. */
  name: string;
  /** Fields that are never kept, such as codes. */
  secret?: readonly string[];
  /** Whether a field stands in the address of the form's page, so that its note leaves it out. */
  isCarried?: (name: string) => boolean;
  /** Of a long form the names of its fields, which its note leaves out; `readForm` asks by the same list. */
  fields?: readonly string[];
}

const MAX_VALUE_LENGTH = 300;
/** A note of so many bytes fits into its cookie once it is sealed. */
const FLASH_MAX_BYTES = 540;
const texts = z.record(z.string(), z.unknown()).catch({});

/** The texts among what was sent, without the fields that are never kept. */
export function sentTexts(sent: unknown, without: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts.parse(sent)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !without.includes(entry[0]),
    ),
  );
}

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** As many values as have room, the shortest first: what is too long for a cookie costs the longest, never the reason. */
function fitting(values: Record<string, string>, room: number): Record<string, string> {
  const entries = Object.entries(values).filter(([, value]) => value !== '');
  let left = room;
  return Object.fromEntries(
    entries
      .map((entry) => ({ entry, bytes: bytesOf(entry) }))
      .toSorted((one, other) => one.bytes - other.bytes)
      .filter(({ bytes }) => {
        left -= bytes;
        return left >= 0;
      })
      .map(({ entry }) => entry),
  );
}

/** The note of a form, and the fields of it whose values are not whole there. */
export interface WrittenNote {
  note: FlashedForm;
  unsaved: string[];
}

/** What the page of a form shows of it again, as far as a cookie has room. `values`: what was sent. */
export function flashOf(form: FlashForm, values: Readonly<Record<string, string>>, problems: Problems): WrittenNote {
  const { name, fields = [], isCarried = () => false } = form;
  const typed = Object.entries(values).filter(([field]) => !isCarried(field));
  const shown = Object.fromEntries(typed.map(([field, value]) => [field, value.slice(0, MAX_VALUE_LENGTH)]));
  const flashProblems = shortened(problems, fields);
  const kept = fitting(shortened(shown, fields), FLASH_MAX_BYTES - bytesOf({ form: name, problems: flashProblems }));
  const back = lengthened(kept, fields);
  const unsaved = typed.filter(([field, value]) => value !== '' && back[field] !== value).map(([field]) => field);
  return { note: { form: name, values: kept, problems: flashProblems }, unsaved };
}
