import { ADDRESS_TYPE_NAMES } from '#lib/account/addresses/type-names.ts';

/** What the address is to its customer. */
export function AddressTypeChoice({ chosen }: { chosen: string }) {
  return (
    <fieldset>
      <legend className="mb-1 text-muted text-sm">Address type</legend>
      <div className="flex flex-wrap gap-2">
        {ADDRESS_TYPE_NAMES.map(({ type, name }) => (
          <label
            key={type}
            className="relative grid min-h-11 min-w-20 cursor-pointer place-content-center rounded-sm border border-edge px-4 hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-brass has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="type"
              value={type}
              defaultChecked={type === chosen}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
