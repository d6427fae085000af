import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { DeliveryRules } from '#lib/shared/delivery-rules.ts';
import type { CashRules } from '#lib/shared/shop-rules.ts';
import { NumberField, PincodesField, Tick } from './profile-fields.tsx';
import { messageAt, type ProfileProblem } from './profile-problem.ts';

interface TermsProps<Rules> {
  rules: Rules;
  onChange: (rules: Rules) => void;
  problem: ProfileProblem | null;
  isDisabled: boolean;
}

const ROW = { gap: 2, flexWrap: 'wrap' } as const;

/** What delivery costs and when parcels leave. */
export function ChargeFields({ rules, onChange, problem, isDisabled }: TermsProps<DeliveryRules>) {
  const at = (field: string) => messageAt(problem, `delivery.${field}`);
  const set = (fields: Partial<DeliveryRules>) => onChange({ ...rules, ...fields });
  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap sx={ROW}>
        <NumberField
          label="Charge"
          unit="₹"
          value={rules.charge}
          onChange={(charge) => set({ charge: charge ?? Number.NaN })}
          problem={at('charge')}
          hint="With GST; 0 for free delivery"
          isDisabled={isDisabled}
        />
        <NumberField
          label="Free from"
          unit="₹"
          value={rules.freeFrom}
          onChange={(freeFrom) => set({ freeFrom })}
          problem={at('freeFrom')}
          hint="The full price of the goods; empty for never"
          isDisabled={isDisabled}
        />
        <NumberField
          label="Hour of the last parcel"
          value={rules.cutOffHour}
          onChange={(cutOffHour) => set({ cutOffHour: cutOffHour ?? Number.NaN })}
          problem={at('cutOffHour')}
          hint="Orders before it leave on the same day: 1 to 23"
          isDisabled={isDisabled}
        />
        <NumberField
          label="Photo ID from"
          unit="₹"
          value={rules.identityFrom}
          onChange={(identityFrom) => set({ identityFrom: identityFrom ?? Number.NaN })}
          problem={at('identityFrom')}
          hint="The value from which couriers check it"
          isDisabled={isDisabled}
        />
      </Stack>
      <PincodesField
        label="Pincodes without delivery"
        value={rules.notDelivered}
        onChange={(notDelivered) => set({ notDelivered })}
        problem={at('notDelivered')}
        isDisabled={isDisabled}
      />
    </Stack>
  );
}

const NEW_EXPRESS = { charge: 0, freeFrom: null, days: [0, 1] as [number, number], zones: [], pincodes: [] };

/** Whether and where there is a faster way, and what it costs. */
export function ExpressFields({ rules, onChange, problem, isDisabled }: TermsProps<DeliveryRules>) {
  const { express, ...others } = rules;
  const at = (field: string) => messageAt(problem, `delivery.express.${field}`);
  const tick = (
    <Tick
      label="Customers can choose express delivery"
      isOn={express !== undefined}
      onChange={(isOn) => onChange(isOn ? { ...others, express: NEW_EXPRESS } : others)}
      isDisabled={isDisabled}
    />
  );
  if (!express) return tick;
  const [first, last] = express.days;
  const set = (fields: Partial<typeof express>) => onChange({ ...rules, express: { ...express, ...fields } });
  return (
    <Stack spacing={2}>
      {tick}
      <Stack direction="row" useFlexGap sx={ROW}>
        <NumberField
          label="Charge of express delivery"
          unit="₹"
          value={express.charge}
          onChange={(charge) => set({ charge: charge ?? Number.NaN })}
          problem={at('charge')}
          hint="Besides the charge for delivery"
          isDisabled={isDisabled}
        />
        <NumberField
          label="Express free from"
          unit="₹"
          value={express.freeFrom}
          onChange={(freeFrom) => set({ freeFrom })}
          problem={at('freeFrom')}
          hint="Empty for never"
          isDisabled={isDisabled}
        />
        <NumberField
          label="First day of express"
          value={first}
          onChange={(day) => set({ days: [day ?? Number.NaN, last] })}
          problem={at('days')}
          isDisabled={isDisabled}
        />
        <NumberField
          label="Last day of express"
          value={last}
          onChange={(day) => set({ days: [first, day ?? Number.NaN] })}
          hint="Before that of the zone"
          isDisabled={isDisabled}
        />
      </Stack>
      <Autocomplete
        multiple
        options={rules.zones.map(({ name }) => name).filter((name) => name !== '')}
        value={[...express.zones]}
        disabled={isDisabled}
        onChange={(_event, zones) => set({ zones })}
        renderInput={(params) => (
          <TextField
            {...params}
            label="Zones with express delivery"
            error={at('zones') !== undefined}
            helperText={at('zones')}
          />
        )}
      />
      <PincodesField
        label="Pincodes with express delivery"
        value={express.pincodes}
        onChange={(pincodes) => set({ pincodes })}
        problem={at('pincodes')}
        isDisabled={isDisabled}
      />
    </Stack>
  );
}

/** When an order can be paid in cash at the door. */
export function CashFields({ rules, onChange, problem, isDisabled }: TermsProps<CashRules>) {
  const at = (field: string) => messageAt(problem, `cashOnDelivery.${field}`);
  const set = (fields: Partial<CashRules>) => onChange({ ...rules, ...fields });
  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap sx={ROW}>
        <NumberField
          label="Most in cash"
          unit="₹"
          value={rules.limit}
          onChange={(limit) => set({ limit: limit ?? Number.NaN })}
          problem={at('limit')}
          hint="What a courier collects for one order"
          isDisabled={isDisabled}
        />
        <NumberField
          label="Fee for cash"
          unit="₹"
          value={rules.fee}
          onChange={(fee) => set({ fee: fee ?? Number.NaN })}
          problem={at('fee')}
          hint="With GST; 0 for none"
          isDisabled={isDisabled}
        />
        <NumberField
          label="No fee from"
          unit="₹"
          value={rules.feeFreeFrom}
          onChange={(feeFreeFrom) => set({ feeFreeFrom })}
          problem={at('feeFreeFrom')}
          hint="Empty for never"
          isDisabled={isDisabled}
        />
        <NumberField
          label="Open orders of a customer"
          value={rules.openOrders}
          onChange={(openOrders) => set({ openOrders: openOrders ?? Number.NaN })}
          problem={at('openOrders')}
          hint="Cash orders on their way at one time"
          isDisabled={isDisabled}
        />
        <NumberField
          label="Items of one size in them"
          value={rules.openItems}
          onChange={(openItems) => set({ openItems: openItems ?? Number.NaN })}
          problem={at('openItems')}
          isDisabled={isDisabled}
        />
      </Stack>
      <PincodesField
        label="Pincodes without cash"
        value={rules.notAt}
        onChange={(notAt) => set({ notAt })}
        problem={at('notAt')}
        hint="Besides the zones in which couriers take none"
        isDisabled={isDisabled}
      />
    </Stack>
  );
}
