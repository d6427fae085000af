import { useEffect, useMemo } from 'react';
import type { CallData } from '../../api/call.ts';
import { useTabDraft } from '../../parts/use-tab-draft.ts';
import { type EditedSection, layoutOf, sectionsOf } from './home-sections.ts';

/** The address of the layout of the home page among the pages. */
export const HOME_PAGE = 'home.json';

/** The home page that shoppers see, and the draft beside it. */
export interface StoredHome {
  page: { title: string; group: string; content: string; updatedAt: number };
  draft: CallData<'PageDraft'>;
}

/** What is being written, and the versions of page and draft that it began with. */
interface HomeEdit {
  sections: readonly EditedSection[];
  updatedAt: number;
  draftVersion: number;
}

/** The home page in the editor: what somebody has changed, otherwise what is stored. It survives a reload of the tab. */
export function useHomeEdit({ page, draft }: StoredHome) {
  const stored = draft?.PageContent ?? page.content;
  const theirs = useMemo(() => sectionsOf(stored), [stored]);
  const [edit, setEdit] = useTabDraft<HomeEdit | null>('home-page', null);
  const isOurs = edit !== null && layoutOf(edit.sections) !== layoutOf(theirs);
  const isSaved = edit !== null && !isOurs;
  useEffect(() => {
    // What was saved is no longer ours: the next change begins with what is stored then.
    if (isSaved) setEdit(null);
  }, [isSaved, setEdit]);
  const base = { updatedAt: page.updatedAt, draftVersion: draft?.Version ?? 0 };
  const isOther = edit?.updatedAt !== base.updatedAt || edit.draftVersion !== base.draftVersion;
  return {
    sections: isOurs ? edit.sections : theirs,
    isOurs,
    /** Whether somebody else has saved something else since. */
    isStale: isOurs && isOther,
    theirs,
    change: (sections: readonly EditedSection[]) => setEdit(isOurs ? { ...edit, sections } : { ...base, sections }),
    /** Ours is to replace what somebody else has saved. */
    keepOurs: () => setEdit(edit && { ...edit, ...base }),
    takeTheirs: () => setEdit(null),
  };
}
