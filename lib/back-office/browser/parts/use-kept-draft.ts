import { useEffect, useState } from 'react';
import { useSession } from '../shell/session-gate.tsx';
import { draftKey, dropOldDrafts, type KeptDraft, keepDraft, readKeptDraft } from './kept-drafts.ts';

type Fields = Readonly<Record<string, unknown>>;

interface EditedFields {
  /** What is edited, such as `offers`. */
  kind: string;
  /** Empty for a new record. */
  id: string;
  version: number;
  /** The fields that differ from what is stored. */
  changes: Fields;
}

/** The unsaved fields that this browser keeps for one person and one record. */
export interface KeptFields {
  /** Those of an earlier time, until they are restored or discarded; null where there are none. */
  offer: KeptDraft | null;
  /** False where the browser had no room for what is typed now. */
  isKept: boolean;
  /** Takes the offered fields into the form. */
  restore: () => Fields;
  discard: () => void;
  /** What was typed is saved: it is no longer kept. */
  forget: () => void;
}

/** Keeps unsaved fields of a record while somebody types, and offers those of an earlier time. Nothing of customers. */
export function useKeptDraft({ kind, id, version, changes }: EditedFields): KeptFields {
  const { session } = useSession();
  const key = draftKey(session.email, kind, id);
  const [offer, setOffer] = useState(() => {
    dropOldDrafts(localStorage, Date.now());
    return readKeptDraft(localStorage, key, Date.now());
  });
  const [isKept, setKept] = useState(true);
  const [saved, setSaved] = useState('');
  // A change is known by its text: the object is a new one each time.
  const typed = JSON.stringify(changes);
  useEffect(() => {
    if (typed === saved) return;
    const fields = { ...offer?.fields, ...JSON.parse(typed) };
    if (typed === '{}' && offer) return;
    setKept(keepDraft(localStorage, key, { at: Date.now(), version, fields }));
  }, [key, version, typed, saved, offer]);

  const shown = offer && isNews(offer.fields, changes) ? offer : null;
  return {
    offer: shown,
    isKept,
    restore: () => {
      setOffer(null);
      return offer?.fields ?? {};
    },
    discard: () => {
      localStorage.removeItem(key);
      setOffer(null);
    },
    forget: () => {
      // What was offered and not decided on is still offered.
      keepDraft(localStorage, key, shown ?? { at: 0, version, fields: {} });
      setSaved(typed);
    },
  };
}

/** Whether a kept draft has something that is not typed already. */
function isNews(kept: Fields, changes: Fields): boolean {
  return Object.entries(kept).some(([name, value]) => JSON.stringify(value) !== JSON.stringify(changes[name]));
}
