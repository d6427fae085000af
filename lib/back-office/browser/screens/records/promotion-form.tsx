import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { localInIndia, MomentField, momentInIndia } from '../../parts/moment-field.tsx';
import { WholeNumberField } from '../../parts/whole-number-field.tsx';
import { BenefitFields } from './benefit-fields.tsx';
import {
  editedBenefit,
  hasField,
  numberOf,
  type OfferKind,
  offerKindOf,
  PROMOTION_KINDS,
  scopeOf,
  withOfferKind,
} from './promotion.ts';
import { ScopeFields } from './scope-fields.tsx';

type Fields = Readonly<Record<string, unknown>>;

const KINDS: Readonly<Record<OfferKind, string>> = {
  line: 'Takes something off products',
  'free-shipping': 'Free shipping from an amount',
  note: 'A text alone, such as a cashback of a bank',
};

interface PromotionFormProps {
  kind: 'offers' | 'coupons';
  fields: Fields;
  isDisabled: boolean;
  onChange: (fields: Fields) => void;
}

/** The fields of an offer or a coupon. */
export function PromotionForm({ kind, fields, isDisabled, onChange }: PromotionFormProps) {
  const isCoupon = kind === 'coupons';
  const offerKind = offerKindOf(fields);
  const set = (name: string, value: unknown) => onChange({ ...fields, [name]: value });
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  const check = (name: string, label: string) => (
    <FormControlLabel
      control={
        <Checkbox checked={fields[name] === true} disabled={isDisabled} onChange={(_event, next) => set(name, next)} />
      }
      label={label}
    />
  );
  const number = (name: string, label: string, hint: string, none: number | null) => (
    <WholeNumberField
      label={label}
      value={numberOf(fields[name])}
      hint={hint}
      isDisabled={isDisabled}
      onChange={(value) => set(name, value ?? none)}
    />
  );
  const time = (name: string, label: string) => (
    <MomentField
      label={label}
      value={localInIndia(text(name))}
      isDisabled={isDisabled}
      empty=""
      onChange={(local) => set(name, local === '' ? '' : momentInIndia(local))}
    />
  );
  return (
    <Stack spacing={2} sx={{ maxWidth: 760 }}>
      {check('paused', 'Paused: kept, and not given to shoppers')}
      {!isCoupon && (
        <>
          <TextField
            select
            label="Kind"
            value={offerKind}
            disabled={isDisabled}
            onChange={({ target }) => onChange(withOfferKind(fields, offerKindOf({ kind: target.value })))}
          >
            {PROMOTION_KINDS.map((one) => (
              <MenuItem key={one} value={one}>
                {KINDS[one]}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label="Title"
            value={text('title')}
            disabled={isDisabled}
            onChange={(event) => set('title', event.target.value)}
          />
        </>
      )}
      <TextField
        label="Terms"
        value={text('terms')}
        disabled={isDisabled}
        multiline
        minRows={2}
        onChange={(event) => set('terms', event.target.value)}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        {time('startsAt', 'Begins')}
        {time('endsAt', 'Ends')}
      </Stack>
      {hasField(offerKind, 'benefit') && (
        <BenefitFields
          benefit={editedBenefit(fields.benefit)}
          isDisabled={isDisabled}
          onChange={(benefit) => set('benefit', benefit)}
        />
      )}
      {hasField(offerKind, 'scope') && (
        <ScopeFields scope={scopeOf(fields.scope)} isDisabled={isDisabled} onChange={(scope) => set('scope', scope)} />
      )}
      {hasField(offerKind, 'minimumAmount') &&
        number('minimumAmount', 'Minimum amount', 'In rupees, of what it applies to; 0 for none', 0)}
      {!isCoupon &&
        hasField(offerKind, 'minimumQuantity') &&
        number('minimumQuantity', 'Minimum pieces', 'Of what it applies to', 1)}
      {isCoupon && (
        <>
          {check('signedInOnly', 'Only for customers who are signed in')}
          {number('maximumUses', 'Uses in total', 'Empty for any number', null)}
          {number('maximumUsesPerCustomer', 'Uses of each customer', 'Empty for any number', null)}
          {number('usedBefore', 'Uses in another store before', 'They count towards the uses in total', 0)}
        </>
      )}
    </Stack>
  );
}
