import type { CallData } from '../../api/call.ts';
import { useChange } from '../../api/use-call.ts';
import { useNotices } from '../../parts/notices.tsx';

type Source = CallData<'PageSource'>;

/** What is typed in the editor of a page, and the version that it began with. */
export interface PageDraft {
  title: string;
  content: string;
  /** The column of the footer; empty for none. */
  group: string;
  updatedAt: number;
}

/**
 * Takes a saved page back: its text before is saved again, one from a file is that of its file again, and a new one is
 * removed. Refused where somebody saved it since; answers with what the editor shows then, or null.
 */
export function usePageUndo() {
  const save = useChange('SavePage');
  const remove = useChange('RemovePage');
  const { done, failed } = useNotices();
  return async (before: Source, savedAt: number): Promise<PageDraft | null> => {
    const { PageURL, PageTitle, Group, PageContent, Story } = before;
    try {
      const page = before.Saved
        ? await save.mutateAsync({ PageURL, PageTitle, Group, PageContent, Story, ExpectedUpdatedAt: savedAt })
        : (await remove.mutateAsync({ PageURL, ExpectedUpdatedAt: savedAt })).Page;
      done('The page is as it was before.');
      return { title: PageTitle, content: PageContent, group: Group, updatedAt: page?.UpdatedAt ?? 0 };
    } catch (error) {
      failed(error);
      return null;
    }
  };
}
