import Typography from '@mui/material/Typography';
import type { DeliveryRules } from '#lib/shared/delivery-rules.ts';
import type { CashRules } from '#lib/shared/shop-rules.ts';
import { CashFields, ChargeFields, ExpressFields } from './delivery-terms.tsx';
import { NumberField } from './profile-fields.tsx';
import { messageAt } from './profile-problem.ts';
import { ProfileScreen } from './profile-screen.tsx';
import type { ProfileForm } from './use-profile-form.ts';
import { ZoneList } from './zone-list.tsx';

/** Where the shop delivers, in how many days and for how much, and where couriers take cash. */
export default function DeliveryScreen() {
  return (
    <ProfileScreen
      title="Delivery"
      lead="Zones, days and charges, express delivery, and cash at the door. A saved change counts for the next cart, order and page."
      Fields={DeliveryFields}
    />
  );
}

function DeliveryFields({ form: { profile, problem, change, canSave } }: { form: ProfileForm }) {
  // The API serves a profile with all its rules filled in.
  const delivery = profile.delivery as DeliveryRules;
  const cash = profile.cashOnDelivery as CashRules;
  const giftWrap = profile.giftWrap as { charge: number | null };
  const setDelivery = (rules: DeliveryRules) => change({ delivery: rules });
  const fields = { problem, isDisabled: !canSave };
  return (
    <>
      <Typography variant="h2">Charges and times</Typography>
      <ChargeFields rules={delivery} onChange={setDelivery} {...fields} />
      <Typography variant="h2">Zones</Typography>
      <Typography color="text.secondary">
        Business days count from dispatch. A pincode belongs to the zone that names most of its digits, else to that of
        its state, else to the one for everywhere else. A pincode of no zone is not delivered to.
      </Typography>
      <ZoneList rules={delivery} onChange={setDelivery} {...fields} />
      <Typography variant="h2">Express delivery</Typography>
      <ExpressFields rules={delivery} onChange={setDelivery} {...fields} />
      <Typography variant="h2">Cash on delivery</Typography>
      <CashFields rules={cash} onChange={(rules) => change({ cashOnDelivery: rules })} {...fields} />
      <Typography variant="h2">Gift wrap</Typography>
      <NumberField
        label="Charge for an order"
        unit="₹"
        value={giftWrap.charge}
        onChange={(charge) => change({ giftWrap: { charge } })}
        problem={messageAt(problem, 'giftWrap.charge')}
        hint="With GST; 0 for free gift wrap"
        isDisabled={!canSave}
      />
    </>
  );
}
