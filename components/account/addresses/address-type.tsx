import { ADDRESS_TYPE_NAMES } from '#lib/account/addresses/type-names.ts';
import { RadioChips } from '@/components/ui/radio-chips';

const CHOICES = ADDRESS_TYPE_NAMES.map(({ type, name }) => ({ value: type, name }));

/** What the address is to its customer. */
export function AddressTypeChoice({ chosen }: { chosen: string }) {
  return (
    <fieldset>
      <legend className="mb-1 text-muted text-sm">Address type</legend>
      <RadioChips name="type" choices={CHOICES} chosen={chosen} />
    </fieldset>
  );
}
