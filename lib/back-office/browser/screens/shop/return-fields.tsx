import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReturnWindow } from '#lib/shared/shop-rules.ts';
import { EntryGroup } from './entry-group.tsx';
import { NamesField } from './names-field.tsx';
import { NumberField, TextLine, Tick } from './profile-fields.tsx';
import { messageAt } from './profile-problem.ts';
import { useCategoryNames } from './use-category-names.ts';
import type { ProfileForm } from './use-profile-form.ts';

const NEW_WINDOW: ReturnWindow = { categories: [], days: 7 };

/** How long goods can be returned, by category. */
export function ReturnFields({ form: { profile, problem, change, canSave } }: { form: ProfileForm }) {
  const names = useCategoryNames();
  // The API serves a profile with all its rules filled in.
  const windows = profile.returns as readonly ReturnWindow[];
  const set = (next: readonly ReturnWindow[]) => change({ returns: next });
  return (
    <Stack spacing={3}>
      <Typography color="text.secondary">
        The narrowest category that a product is in counts. Goods of no category here cannot be returned.
      </Typography>
      {windows.map((window, at) => {
        const label = `Return window ${at + 1}`;
        const messageOf = (field: keyof ReturnWindow) => messageAt(problem, `returns.${at}.${field}`);
        const replace = (next: ReturnWindow) => set(windows.map((each, place) => (place === at ? next : each)));
        return (
          <EntryGroup
            key={label}
            label={label}
            onRemove={canSave ? () => set(windows.filter((_each, place) => place !== at)) : undefined}
          >
            <NamesField
              label="Categories"
              options={[...new Set([...names.roots, ...names.categories])]}
              value={window.categories}
              onChange={(categories) => replace({ ...window, categories })}
              problem={messageOf('categories')}
              hint="As in your catalogue: Jewellery, or Nose Pins"
              isDisabled={!canSave}
            />
            <Tick
              label="Can be returned"
              isOn={window.days !== null}
              onChange={(isOn) =>
                replace(
                  isOn
                    ? { categories: window.categories, days: NEW_WINDOW.days }
                    : { ...window, days: null, reason: '' },
                )
              }
              isDisabled={!canSave}
            />
            {window.days === null ? (
              <TextLine
                label="Why not"
                value={window.reason ?? ''}
                onChange={(reason) => replace({ ...window, reason })}
                problem={messageOf('reason')}
                hint="It follows “cannot be returned,” such as: for reasons of hygiene"
                isDisabled={!canSave}
              />
            ) : (
              <NumberField
                label="Days"
                value={window.days}
                onChange={(days) => replace({ ...window, days: days ?? Number.NaN })}
                problem={messageOf('days')}
                hint="From the day of delivery"
                isDisabled={!canSave}
              />
            )}
          </EntryGroup>
        );
      })}
      {canSave && (
        <Button variant="outlined" onClick={() => set([...windows, NEW_WINDOW])} sx={{ alignSelf: 'start' }}>
          Add a return window
        </Button>
      )}
    </Stack>
  );
}
