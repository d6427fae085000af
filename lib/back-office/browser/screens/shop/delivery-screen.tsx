import Typography from '@mui/material/Typography';
import type { DeliveryRules } from '#lib/shared/delivery-rules.ts';
import type { CashRules } from '#lib/shared/shop-rules.ts';
import type { CallData } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Screen } from '../../parts/screen.tsx';
import { CashFields, ChargeFields, ExpressFields } from './delivery-terms.tsx';
import { NumberField } from './profile-fields.tsx';
import { ProfileFrame } from './profile-frame.tsx';
import { messageAt } from './profile-problem.ts';
import { useProfileForm } from './use-profile-form.ts';
import { ZoneList } from './zone-list.tsx';

type Shop = CallData<'ShopProfile'>;

/** Where the shop delivers, in how many days and for how much, and where couriers take cash. */
export default function DeliveryScreen() {
  const query = useCall('ShopProfile', {});
  return (
    <Screen
      title="Delivery"
      lead="Zones, days and charges, express delivery, and cash at the door. A saved change counts for the next cart, order and page."
    >
      <Loaded query={query}>{(shop) => <DeliveryForm key={shop.Version} shop={shop} />}</Loaded>
    </Screen>
  );
}

function DeliveryForm({ shop }: { shop: Shop }) {
  const form = useProfileForm(shop);
  const { profile, problem, change, canSave } = form;
  // The API serves a profile with all its rules filled in.
  const delivery = profile.delivery as DeliveryRules;
  const cash = profile.cashOnDelivery as CashRules;
  const giftWrap = profile.giftWrap as { charge: number | null };
  const setDelivery = (rules: DeliveryRules) => change({ delivery: rules });
  const fields = { problem, isDisabled: !canSave };
  return (
    <ProfileFrame form={form}>
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
    </ProfileFrame>
  );
}
