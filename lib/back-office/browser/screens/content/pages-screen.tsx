import { formatMoment } from '#lib/shared/dates.ts';
import type { CallData } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { type RecordColumn, RecordList } from '../../parts/record-list.tsx';
import { EmptyState, Screen } from '../../parts/screen.tsx';
import { HOME_PAGE } from './use-home-edit.ts';
import { useShownTitle } from './use-shown-title.ts';

type PageRow = CallData<'PageList'>[number];

const columnsOf = (shown: (title: string) => string): RecordColumn<PageRow>[] => [
  { title: 'Page', cell: ({ PageTitle, PageURL }) => shown(PageTitle) || PageURL },
  { title: 'Address', cell: ({ PageURL }) => PageURL },
  { title: 'Group', cell: ({ Group, Story }) => (Story ? 'Journal' : shown(Group)) },
  { title: 'Text', cell: ({ Saved, InFiles }) => (Saved ? 'Saved here' : InFiles ? 'From its file' : '') },
  { title: 'Changed', cell: ({ UpdatedAt }) => (UpdatedAt === 0 ? '' : formatMoment(UpdatedAt)) },
];

/** All pages, menu panels and parts of the home page. */
export default function PagesScreen() {
  const query = useCall('PageList', {});
  const columns = columnsOf(useShownTitle());
  return (
    <Screen title="Pages" lead="Pages of the shop, stories of the journal, panels of the menu, and the home page.">
      <Loaded query={query}>
        {(pages) =>
          pages.length === 0 ? (
            <EmptyState title="No pages yet">
              The shop shows its basic pages. A page that you save here takes the place of the basic one.
            </EmptyState>
          ) : (
            <RecordList
              label="Pages"
              rows={pages}
              keyOf={({ PageURL }) => PageURL}
              columns={columns}
              pathOf={({ PageURL }) => (PageURL === HOME_PAGE ? '/home-page' : `/pages/${encodeURIComponent(PageURL)}`)}
            />
          )
        }
      </Loaded>
    </Screen>
  );
}
