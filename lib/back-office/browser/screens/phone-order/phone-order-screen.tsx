import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { PHONE_PAYMENTS, type PhonePayment } from '#lib/contract/order-vocabulary.ts';
import { CallError, type CallRequest, newChangeKey } from '../../api/call.ts';
import { useChange } from '../../api/use-call.ts';
import { ChosenList } from '../../parts/chosen-list.tsx';
import { type ChosenSku, skuLines, withSku } from '../../parts/chosen-skus.ts';
import { PanField } from '../../parts/pan-field.tsx';
import { Problem } from '../../parts/problem.tsx';
import { EmptyState, Panel, Screen } from '../../parts/screen.tsx';
import { SkuFinder } from '../../parts/sku-finder.tsx';
import { AddressPanel } from './address-panel.tsx';
import { CustomerPanel } from './customer-panel.tsx';
import { NOBODY, phoneCustomerFields } from './phone-customer.ts';
import { PlacedPanel } from './placed-panel.tsx';
import { TotalPanel } from './total-panel.tsx';

const PAYMENTS: Readonly<Record<PhonePayment, string>> = {
  link: 'By a payment link',
  'cash-on-delivery': 'Cash on delivery',
};
const START = {
  customer: NOBODY,
  items: [] as readonly ChosenSku[],
  coupon: '',
  note: '',
  pan: '',
  isExpress: false,
  payment: PHONE_PAYMENTS[0],
};

/** An order for a customer on the phone: who, what, where; the total before it is placed; the link after it. */
export default function PhoneOrderScreen() {
  const [typed, setTyped] = useState<Omit<typeof START, 'payment'> & { payment: PhonePayment }>(START);
  const [key, setKey] = useState(newChangeKey);
  const priced = useChange('PlacePhoneOrder');
  const placed = useChange('PlacePhoneOrder');
  const { customer, items, coupon, note, pan, isExpress, payment } = typed;
  const needsPan = pan !== '' || (priced.error instanceof CallError && priced.error.code === 'PanRequired');
  const request: CallRequest<'PlacePhoneOrder'> = {
    ...phoneCustomerFields(customer),
    Lines: skuLines(items),
    Express: isExpress,
    PAN: pan,
    CouponCode: coupon.trim().toUpperCase(),
    Payment: payment,
    Note: note.trim(),
    IdempotencyKey: key,
  };
  // A total counts only for what it was asked for.
  function change(part: Partial<typeof typed>) {
    setTyped({ ...typed, ...part });
    priced.reset();
    placed.reset();
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    placed.reset();
    priced.mutate({ ...request, DryRun: true });
  };
  function place(total: number) {
    // The key stays where nothing was answered: an order that was placed after all is found by it, and not placed twice.
    placed.mutate({ ...request, ExpectedTotal: total }, { onSuccess: () => setKey(newChangeKey()) });
  }
  function startAgain() {
    setTyped(START);
    priced.reset();
    placed.reset();
  }

  if (placed.data) {
    return (
      <Screen title="Order by phone">
        <PlacedPanel placed={placed.data} onNext={startAgain} />
      </Screen>
    );
  }
  const error = priced.error ?? placed.error;
  return (
    <Screen title="Order by phone" lead="Ask for the mobile first: a customer who bought before is found by it.">
      <Stack component="form" aria-label="Order by phone" spacing={2} onSubmit={submit}>
        <CustomerPanel customer={customer} onChange={(next) => change({ customer: next })} />
        <Panel title="Products">
          <Stack spacing={2} sx={{ maxWidth: 640 }}>
            <SkuFinder label="Find a product" onAdd={(sku) => change({ items: withSku(items, sku) })} />
            {items.length === 0 ? (
              <EmptyState title="Nothing chosen yet">
                Type what the customer asks for, choose the product and its size, and press Add.
              </EmptyState>
            ) : (
              <ChosenList label="Chosen products" list={items} onChange={(list) => change({ items: list })} />
            )}
          </Stack>
        </Panel>
        <AddressPanel address={customer.address} onChange={(address) => change({ customer: { ...customer, address } })}>
          <FormControlLabel
            control={<Checkbox checked={isExpress} onChange={(_event, checked) => change({ isExpress: checked })} />}
            label="Express delivery, where the shop offers it"
          />
        </AddressPanel>
        <Panel title="Payment">
          <Stack spacing={2} sx={{ maxWidth: 560 }}>
            <TextField
              select
              label="How it is paid"
              value={payment}
              onChange={(event) => {
                const chosen = PHONE_PAYMENTS.find((one) => one === event.target.value);
                if (chosen) change({ payment: chosen });
              }}
            >
              {PHONE_PAYMENTS.map((one) => (
                <MenuItem key={one} value={one}>
                  {PAYMENTS[one]}
                </MenuItem>
              ))}
            </TextField>
            <TextField label="Coupon" value={coupon} onChange={(event) => change({ coupon: event.target.value })} />
            {needsPan && <PanField value={pan} onChange={(next) => setTyped({ ...typed, pan: next })} />}
            <TextField
              label="Note for the staff"
              value={note}
              onChange={(event) => change({ note: event.target.value })}
              multiline
              slotProps={{ htmlInput: { maxLength: 1000 } }}
            />
          </Stack>
        </Panel>
        {error && <Problem error={error} />}
        {priced.data ? (
          <TotalPanel
            priced={priced.data}
            isLink={payment === 'link'}
            isSending={placed.isPending}
            onPlace={() => place(priced.data.Total)}
          />
        ) : (
          <Button
            type="submit"
            variant="contained"
            loading={priced.isPending}
            disabled={items.length === 0}
            sx={{ alignSelf: 'start' }}
          >
            Check and show the total
          </Button>
        )}
      </Stack>
    </Screen>
  );
}
