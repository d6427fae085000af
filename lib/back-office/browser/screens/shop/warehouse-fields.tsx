import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MAX_WAREHOUSES, type Warehouse, warehousesOf } from '#lib/shared/warehouses.ts';
import { EntryGroup } from './entry-group.tsx';
import { TextBlockField, TextLine } from './profile-fields.tsx';
import { messageAt } from './profile-problem.ts';
import { listAt } from './profile-texts.ts';
import type { ProfileForm } from './use-profile-form.ts';

const NEW_WAREHOUSE: Warehouse = { code: '', name: '', address: [], pincode: '' };

/** Where the shop keeps what it sells online; fields appear once it has a second warehouse. */
export function WarehouseFields({ form: { profile, problem, change, canSave } }: { form: ProfileForm }) {
  const given = profile.warehouses as readonly Warehouse[] | undefined;
  const list: readonly Warehouse[] = given ?? [];
  const set = (next: readonly Warehouse[]) => change({ warehouses: next.length > 0 ? next : undefined });
  const seller = { address: listAt(profile, ['seller', 'address']) };
  return (
    <Stack spacing={3}>
      <Typography color="text.secondary">
        {given
          ? 'The first warehouse keeps all stock that no other one has, and stays the first. All must be in the state of your GSTIN.'
          : 'All online stock is at the address of the seller. With more than one warehouse, orders are taken from the nearest.'}
      </Typography>
      {list.map((warehouse, at) => {
        const label = `Warehouse ${at + 1}`;
        const messageOf = (field: keyof Warehouse) => messageAt(problem, `warehouses.${at}.${field}`);
        const replace = (fields: Partial<Warehouse>) =>
          set(list.map((each, place) => (place === at ? { ...each, ...fields } : each)));
        const canRemove = canSave && (at > 0 || list.length === 1);
        return (
          <EntryGroup
            key={label}
            label={label}
            onRemove={canRemove ? () => set(list.filter((_each, place) => place !== at)) : undefined}
          >
            <TextLine
              label="Code"
              value={warehouse.code}
              onChange={(code) => replace({ code: code.trim().toUpperCase() })}
              problem={messageOf('code')}
              hint="Names it in lists, imports and the ledger, such as: BLR"
              isDisabled={!canSave}
            />
            <TextLine
              label="Name"
              value={warehouse.name}
              onChange={(name) => replace({ name })}
              problem={messageOf('name')}
              hint="For your staff, such as: Bengaluru, Fraser Town"
              isDisabled={!canSave}
            />
            <TextBlockField
              label="Address"
              value={warehouse.address}
              onChange={(address) => replace({ address })}
              problem={messageOf('address')}
              hint="Up to six lines"
              isDisabled={!canSave}
            />
            <TextLine
              label="Pincode"
              value={warehouse.pincode}
              onChange={(pincode) => replace({ pincode: pincode.trim() })}
              problem={messageOf('pincode')}
              hint="The nearest warehouse has the most first digits in common with the pincode of a delivery"
              isDisabled={!canSave}
            />
            <TextLine
              label="Pickup location"
              value={warehouse.pickupLocation ?? ''}
              onChange={(pickupLocation) =>
                replace({ pickupLocation: pickupLocation === '' ? undefined : pickupLocation })
              }
              problem={messageOf('pickupLocation')}
              hint="What a courier that you book calls it, exactly as it is written there; may stay empty for the first"
              isDisabled={!canSave}
            />
          </EntryGroup>
        );
      })}
      {canSave && list.length < MAX_WAREHOUSES && (
        <Button
          variant="outlined"
          onClick={() => set([...(given ?? warehousesOf({ seller })), NEW_WAREHOUSE])}
          sx={{ alignSelf: 'start' }}
        >
          Add a warehouse
        </Button>
      )}
    </Stack>
  );
}
