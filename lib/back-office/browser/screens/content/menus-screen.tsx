import Stack from '@mui/material/Stack';
import { STRIP_SLUGS } from '#lib/contract/page-vocabulary.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import type { CallData } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { type RecordColumn, RecordList } from '../../parts/record-list.tsx';
import { EmptyState, Panel, Screen } from '../../parts/screen.tsx';
import { draftText } from './draft-panel.tsx';
import { FooterColumnsPanel } from './footer-columns-panel.tsx';
import { panelSlug, STRIPS, TEXTS } from './fragments/fragment-slugs.ts';

interface Row {
  slug: string;
  name: string;
  place: string;
}

const STRIP_ROWS = STRIP_SLUGS.map((slug): Row => ({ slug, name: STRIPS[slug].title, place: STRIPS[slug].place }));

const TEXT_ROWS = [...TEXTS].map(([slug, { title, place }]): Row => ({ slug, name: title, place }));

/** The strips and texts around every page, and the panels of the menu, each with its form. */
export default function MenusScreen() {
  const categories = useCall('CategoryRecords', {});
  return (
    <Screen
      title="Menus and footer"
      lead="What stands around every page: texts above and below it, the footer, and columns and pictures in the panels of the menu."
    >
      <Stack spacing={2.5}>
        <Panel title="Strips">
          <Fragments label="Strips" rows={STRIP_ROWS} />
        </Panel>
        <Panel title="Footer and contact card">
          <Fragments label="Footer and contact card" rows={TEXT_ROWS} />
        </Panel>
        <FooterColumnsPanel />
        <Panel title="Menu panels">
          <Loaded query={categories}>
            {(records) => {
              const rows = records.flatMap(panelRows);
              return rows.length === 0 ? (
                <EmptyState title="No category yet">Add a category: each of the first level has a panel.</EmptyState>
              ) : (
                <Fragments label="Menu panels" rows={rows} />
              );
            }}
          </Loaded>
        </Panel>
      </Stack>
    </Screen>
  );
}

/** Both panels of a top category; none of one below. */
function panelRows({ Id, Fields }: CallData<'CategoryRecords'>[number]): Row[] {
  if (Id.includes('/')) return [];
  const name = String(Fields.StoreCategoryName ?? Id);
  return [
    { slug: panelSlug('desktop-panel', Id), name: `${name}, wide screens`, place: 'Beside the categories' },
    { slug: panelSlug('phone-panel', Id), name: `${name}, phones`, place: 'Below the categories' },
  ];
}

/** Fragments with what is stored of each. */
function Fragments({ label, rows }: { label: string; rows: readonly Row[] }) {
  const pages = useCall('PageList', {});
  const drafts = useCall('PageDrafts', {});
  return (
    <Loaded query={pages}>
      {(stored) => {
        const bySlug = new Map(stored.map((page) => [page.PageURL, page]));
        const drafted = new Map((drafts.data ?? []).map((draft) => [draft.PageURL, draft]));
        const columns: RecordColumn<Row>[] = [
          { title: 'Name', cell: ({ name }) => name },
          { title: 'Where', cell: ({ place }) => place },
          { title: 'Text', cell: ({ slug }) => stateText(bySlug.get(slug)) },
          {
            title: 'Draft',
            cell: ({ slug }) => {
              const draft = drafted.get(slug);
              return draft ? draftText(draft) : 'None';
            },
          },
        ];
        return (
          <RecordList
            label={label}
            rows={rows}
            keyOf={({ slug }) => slug}
            columns={columns}
            pathOf={({ slug }) => `/pages/${slug}`}
          />
        );
      }}
    </Loaded>
  );
}

function stateText(page: CallData<'PageList'>[number] | undefined): string {
  if (!page) return 'Not written yet';
  return page.Saved ? `Saved ${formatMoment(page.UpdatedAt)}` : 'From its file';
}
