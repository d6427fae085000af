import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { formatMoment } from '#lib/shared/dates.ts';
import { type CallData, newChangeKey } from '../../api/call.ts';
import { mayCall } from '../../api/session.ts';
import { useChange } from '../../api/use-call.ts';
import { Beside } from '../../parts/beside.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { DraftOffer } from '../../parts/draft-offer.tsx';
import { FactList } from '../../parts/fact-list.tsx';
import { changedFields } from '../../parts/field-editor.tsx';
import { useNotices } from '../../parts/notices.tsx';
import { Problem } from '../../parts/problem.tsx';
import { fieldProblems, problemsWithin } from '../../parts/row-problems.ts';
import { useKeptDraft } from '../../parts/use-kept-draft.ts';
import { useSession } from '../../shell/session-gate.tsx';
import { formerFields } from '../records/record-undo.ts';
import { attributeLabel } from './form/attribute-labels.ts';
import { ProductFields } from './form/product-fields.tsx';
import { problemLines } from './form/product-form.ts';
import { skusOf } from './form/sku-rows.ts';
import { ProductPhotos } from './product-photos.tsx';
import { ProductPreview } from './product-preview.tsx';

/** What a save changes. */
interface ProductChange {
  Action?: 'remove';
  Product?: Record<string, unknown>;
  Hidden?: boolean;
}

type Found = CallData<'ProductRecord'>;

/** The form of a product with its photos and its preview; that of a new one has version 0. */
export function ProductForm({ found }: { found: Found }) {
  const { session } = useSession();
  const canSave = mayCall(session, 'SaveProducts');
  const isNew = found.Version === 0;
  const navigate = useNavigate();
  const [fields, setFields] = useState(found.Product);
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const [key, setKey] = useState(newChangeKey);
  const change = useChange('SaveProducts');
  const { done, failed } = useNotices();
  const [restoredTimes, setRestored] = useState(0);
  const problems = fieldProblems(change.error);
  const stored = new Set(isNew ? [] : skusOf(found.Product.Skus).map(({ SKU }) => String(SKU)));
  const changes = changedFields(found.Product, fields);
  const kept = useKeptDraft({ kind: 'products', id: found.ProductCode, version: found.Version, changes });
  const photos = Array.isArray(fields.Images) ? fields.Images.filter((name) => typeof name === 'string') : [];
  const set = (name: string, value: unknown) => setFields({ ...fields, [name]: value });

  async function send(row: ProductChange, what: string) {
    const answer = await change
      .mutateAsync({
        Rows: [{ ProductCode: found.ProductCode, ExpectedVersion: found.Version, ...row }],
        IdempotencyKey: key,
      })
      // What went wrong stands above the fields.
      .catch(() => null);
    if (!answer) return;
    if (row.Product || row.Action) kept.forget();
    setKey(newChangeKey());
    if (isNew || row.Action) {
      done(what);
      return navigate(isNew ? `/products/${found.ProductCode}` : '/products', { replace: true });
    }
    const [saved] = answer.Rows;
    setWarnings(saved?.Warnings ?? []);
    done(what, saved && (() => void undo(row, saved.Version)));
  }
  async function undo(row: ProductChange, ExpectedVersion: number) {
    const former = {
      ...(row.Product && { Product: formerFields(found.Product, row.Product) }),
      ...(row.Hidden !== undefined && { Hidden: found.Hidden }),
    };
    try {
      await change.mutateAsync({
        Rows: [{ ProductCode: found.ProductCode, ExpectedVersion, ...former }],
        IdempotencyKey: newChangeKey(),
      });
      done(`${found.ProductCode} is as it was before.`);
    } catch (error) {
      failed(error);
    }
  }
  function restore(restored: Readonly<Record<string, unknown>>) {
    setFields({ ...fields, ...restored });
    setRestored(restoredTimes + 1);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isNew) void send({ Product: fields }, `${found.ProductCode} is added.`);
    else void send({ Product: changes }, `${found.ProductCode} is saved.`);
  };

  return (
    <Stack component="form" spacing={2} onSubmit={submit}>
      {isNew ? (
        <Typography>It is on sale as soon as it is added, with as many pieces as its sizes have.</Typography>
      ) : (
        <Facts found={found} />
      )}
      {canSave && <DraftOffer kept={kept} version={found.Version} onRestore={restore} />}
      {change.error && <Problem error={change.error} {...(problems.size > 0 && { text: refusalText(problems) })} />}
      {warnings.map((warning) => (
        <Alert key={warning} severity="warning">
          {warning}
        </Alert>
      ))}
      <Beside
        label="Form and preview"
        main={{
          title: 'Form',
          content: (
            <Stack spacing={2}>
              <ProductPhotos
                code={found.ProductCode}
                photos={photos}
                canSave={canSave}
                problem={[...problemsWithin(problems, 'Images').values()].join('; ')}
                onChange={(next) => set('Images', next)}
              />
              <ProductFields
                // A restored list or group is shown in place of what stood there.
                key={restoredTimes}
                fields={fields}
                stored={stored}
                problems={problems}
                isDisabled={!canSave}
                onChange={setFields}
              />
            </Stack>
          ),
        }}
        side={{ title: 'Preview', content: <ProductPreview fields={fields} /> }}
      />
      {canSave && (
        <Stack
          direction="row"
          useFlexGap
          sx={{
            flexWrap: 'wrap',
            gap: 1,
            position: 'sticky',
            bottom: 0,
            zIndex: 2,
            py: 1.5,
            bgcolor: 'background.default',
          }}
        >
          <Button
            type="submit"
            variant="contained"
            disabled={!isNew && Object.keys(changes).length === 0}
            loading={change.isPending}
          >
            {isNew ? 'Add this product' : 'Save'}
          </Button>
          {problems.size > 0 && (
            <Typography color="error" sx={{ alignSelf: 'center' }}>
              Not saved: see the fields in red.
            </Typography>
          )}
          {!isNew && (
            <>
              <Button
                variant="outlined"
                disabled={change.isPending}
                onClick={() =>
                  void send(
                    { Hidden: !found.Hidden },
                    found.Hidden ? 'Shoppers see it again.' : 'Shoppers no longer see it.',
                  )
                }
              >
                {found.Hidden ? 'Show to shoppers' : 'Hide from shoppers'}
              </Button>
              <Button component={RouterLink} to={`/new-product?copy=${found.ProductCode}`}>
                Copy
              </Button>
              {!found.Ordered && (
                <ConfirmButton
                  label="Remove"
                  question="Really remove it?"
                  isSending={change.isPending}
                  onConfirm={() => void send({ Action: 'remove' }, `${found.ProductCode} is removed.`)}
                />
              )}
            </>
          )}
        </Stack>
      )}
    </Stack>
  );
}

function Facts({ found }: { found: Found }) {
  return (
    <FactList
      facts={[
        ['Version', `${found.Version}, ${formatMoment(found.ModifiedAt)}`],
        ['Shoppers', found.Hidden ? 'do not see it' : 'see it'],
        ['Orders', found.Ordered ? 'name it, so that it can be hidden and not removed' : 'do not name it'],
      ]}
    />
  );
}

function refusalText(problems: ReadonlyMap<string, string>): string {
  return `Nothing is saved yet. ${problemLines(problems, (field) => attributeLabel(field).label).join('. ')}.`;
}
