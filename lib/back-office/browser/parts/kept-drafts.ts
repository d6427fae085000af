import { DAY_MS } from '#lib/shared/durations.ts';

/** Fields that somebody changed and did not save. */
export interface KeptDraft {
  /** When they were changed last, in epoch milliseconds. */
  at: number;
  /** The version of the record that they change; 0 for a new one. */
  version: number;
  fields: Readonly<Record<string, unknown>>;
}

const PREFIX = 'kept-draft:';
/** What nobody came back for by then is dropped. */
const KEPT_MS = 14 * DAY_MS;

/** The name of a draft: each person has an own one of each record. */
export function draftKey(person: string, kind: string, id: string): string {
  return `${PREFIX}${person}:${kind}:${id}`;
}

/** The draft of that name; null where there is none, or none that can be read. `now` in epoch milliseconds. */
export function readKeptDraft(storage: Storage, key: string, now: number): KeptDraft | null {
  const draft = parsedDraft(storage.getItem(key));
  if (draft && draft.at > now - KEPT_MS) return draft;
  storage.removeItem(key);
  return null;
}

/** Keeps a draft; one without fields is dropped. False where the browser has no room for it. */
export function keepDraft(storage: Storage, key: string, draft: KeptDraft): boolean {
  if (Object.keys(draft.fields).length === 0) {
    storage.removeItem(key);
    return true;
  }
  try {
    storage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Drops the drafts of everybody that nobody came back for. */
export function dropOldDrafts(storage: Storage, now: number): void {
  const keys = Array.from({ length: storage.length }, (_one, at) => storage.key(at) ?? '');
  for (const key of keys) if (key.startsWith(PREFIX)) readKeptDraft(storage, key, now);
}

function parsedDraft(text: string | null): KeptDraft | null {
  if (text === null) return null;
  try {
    const read: unknown = JSON.parse(text);
    return isDraft(read) ? read : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is KeptDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { at, version, fields } = value as Partial<Record<keyof KeptDraft, unknown>>;
  return typeof at === 'number' && typeof version === 'number' && typeof fields === 'object' && fields !== null;
}
