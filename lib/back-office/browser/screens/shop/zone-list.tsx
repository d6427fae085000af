import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { DeliveryRules, DeliveryZone } from '#lib/shared/delivery-rules.ts';
import { INDIAN_STATES } from '#lib/shared/gst.ts';
import { EntryGroup } from './entry-group.tsx';
import { NumberField, PincodesField, Tick } from './profile-fields.tsx';
import { messageAt, type ProfileProblem } from './profile-problem.ts';
import { freeStates, NEW_ZONE, withoutZone, withZone } from './zones.ts';

const STATES = INDIAN_STATES.map(({ name }) => name);

interface ZoneListProps {
  rules: DeliveryRules;
  onChange: (rules: DeliveryRules) => void;
  problem: ProfileProblem | null;
  isDisabled: boolean;
}

/** The zones of delivery, each with its fields; zones can be added and removed. */
export function ZoneList({ rules, onChange, problem, isDisabled }: ZoneListProps) {
  const { zones } = rules;
  return (
    <Stack spacing={3}>
      {zones.map((zone, at) => {
        const label = `Zone ${at + 1}`;
        return (
          <EntryGroup
            key={label}
            label={label}
            onRemove={isDisabled || zones.length < 2 ? undefined : () => onChange(withoutZone(rules, at))}
          >
            <ZoneFields
              zone={zone}
              states={freeStates(STATES, zones, at)}
              messageOf={(field) => messageAt(problem, `delivery.zones.${at}.${field}`)}
              isDisabled={isDisabled}
              onChange={(next) => onChange(withZone(rules, at, next))}
            />
          </EntryGroup>
        );
      })}
      {!isDisabled && (
        <Button
          variant="outlined"
          onClick={() => onChange({ ...rules, zones: [...zones, NEW_ZONE] })}
          sx={{ alignSelf: 'start' }}
        >
          Add a zone
        </Button>
      )}
    </Stack>
  );
}

interface ZoneFieldsProps {
  zone: DeliveryZone;
  /** The states that it can name. */
  states: readonly string[];
  messageOf: (field: keyof DeliveryZone) => string | undefined;
  onChange: (zone: DeliveryZone) => void;
  isDisabled: boolean;
}

function ZoneFields({ zone, states, messageOf, onChange, isDisabled }: ZoneFieldsProps) {
  const [first, last] = zone.days;
  const isRest = zone.states.length + zone.pincodes.length === 0;
  const set = (fields: Partial<DeliveryZone>) => onChange({ ...zone, ...fields });
  return (
    <>
      <TextField
        label="Name"
        value={zone.name}
        onChange={(event) => set({ name: event.target.value })}
        disabled={isDisabled}
        error={messageOf('name') !== undefined}
        helperText={messageOf('name') ?? 'As the page about delivery shows it'}
      />
      <Autocomplete
        multiple
        options={states}
        value={[...zone.states]}
        disabled={isDisabled}
        onChange={(_event, chosen) => set({ states: chosen })}
        renderInput={(params) => (
          <TextField
            {...params}
            label="States and union territories"
            error={messageOf('states') !== undefined}
            helperText={
              messageOf('states') ??
              (isRest ? 'Without states and pincodes this zone is for everywhere else.' : undefined)
            }
          />
        )}
      />
      <PincodesField
        label="Pincodes"
        value={zone.pincodes}
        onChange={(pincodes) => set({ pincodes })}
        problem={messageOf('pincodes')}
        hint="The first two to six digits, such as 560, 110001. They count before states."
        isDisabled={isDisabled}
      />
      <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap' }}>
        <NumberField
          label="First business day"
          value={first}
          onChange={(day) => set({ days: [day ?? Number.NaN, last] })}
          problem={messageOf('days')}
          isDisabled={isDisabled}
        />
        <NumberField
          label="Last business day"
          value={last}
          onChange={(day) => set({ days: [first, day ?? Number.NaN] })}
          isDisabled={isDisabled}
        />
      </Stack>
      <div>
        <Tick
          label="Promise the day of delivery"
          isOn={zone.promised}
          onChange={(promised) => set({ promised })}
          isDisabled={isDisabled}
        />
        <Tick label="Couriers take cash" isOn={zone.cash} onChange={(cash) => set({ cash })} isDisabled={isDisabled} />
      </div>
    </>
  );
}
