import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { IMPORT_CHANGES, type ImportChange } from '#lib/contract/import-vocabulary.ts';
import { useCall } from '../../api/use-call.ts';
import { ChoiceFilter } from '../../parts/choice-filter.tsx';
import { FactList } from '../../parts/fact-list.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { RecordList } from '../../parts/record-list.tsx';
import { Panel } from '../../parts/screen.tsx';
import { IMPORT_CHANGE_TEXTS } from './import-texts.ts';
import type { CatalogueImport } from './import-upload.ts';

const PAGE = 100;

/** What an import does, or would do, product by product. */
export function ReportPanel({ found }: { found: CatalogueImport }) {
  const { ImportId, Added, Changed, Unchanged, Refused, Notices } = found;
  const [change, setChange] = useState<ImportChange | ''>(Refused > 0 ? 'refused' : '');
  const [after, setAfter] = useState(0);
  const client = useQueryClient();
  useEffect(() => {
    // The report of the check is emptied when the import begins: what was read in between is not what it did.
    void client.invalidateQueries({ queryKey: ['CatalogueImportReport', { ImportId }] });
  }, [client, ImportId]);
  const query = useCall('CatalogueImportReport', {
    ImportId,
    After: after,
    PageSize: PAGE,
    ...(change !== '' && { Change: change }),
  });
  const count = Added + Changed + Refused;
  return (
    <Panel title={found.State === 'checked' ? 'What it would do' : 'What it did'}>
      <Stack spacing={2}>
        <FactList
          facts={[
            ['Added', String(Added)],
            ['Changed', String(Changed)],
            ['Unchanged', String(Unchanged)],
            ['Refused', String(Refused)],
          ]}
        />
        {Notices.map((notice) => (
          <Alert key={notice} severity="warning" variant="outlined">
            {notice}
          </Alert>
        ))}
        {count > 0 && (
          <>
            <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
              <ChoiceFilter
                label="Show"
                all="All that it touches"
                choices={IMPORT_CHANGES}
                value={change}
                labelOf={(one) => IMPORT_CHANGE_TEXTS[one]}
                onChange={(next) => {
                  setChange(next);
                  setAfter(0);
                }}
              />
              <ReportLink id={ImportId} />
            </Stack>
            <Loaded query={query}>
              {({ Rows, More }) => (
                <Stack spacing={1.5}>
                  <RecordList
                    label="Report"
                    rows={Rows}
                    keyOf={({ Number: number }) => String(number)}
                    columns={[
                      { title: 'Product', cell: ({ Product }) => Product },
                      { title: 'Line', numeric: true, cell: ({ Line }) => Line },
                      { title: 'Result', cell: ({ Change }) => IMPORT_CHANGE_TEXTS[Change] },
                      { title: 'Title or reason', cell: ({ Title, Reason }) => Reason || Title },
                    ]}
                  />
                  {(More || after > 0) && (
                    <Stack direction="row" sx={{ gap: 1 }}>
                      {after > 0 && <Button onClick={() => setAfter(0)}>First page</Button>}
                      {More && <Button onClick={() => setAfter(Rows.at(-1)?.Number ?? 0)}>Next page</Button>}
                    </Stack>
                  )}
                </Stack>
              )}
            </Loaded>
          </>
        )}
      </Stack>
    </Panel>
  );
}

/** The report as a file for a spreadsheet. */
export function ReportLink({ id }: { id: string }) {
  return <Link href={`/files/CatalogueImportReport?ImportId=${id}`}>Report as CSV</Link>;
}
