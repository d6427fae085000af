interface RadioChoice {
  value: string;
  name: string;
  /** The note below its name, such as why it is disabled. */
  hint?: string;
  disabled?: boolean;
}

interface RadioChipsProps {
  /** The name of the field. */
  name: string;
  choices: readonly RadioChoice[];
  /** The value chosen at first. */
  chosen: string;
  /** The id of the first radio button, for links to the field. */
  id?: string;
}

/** A choice between a few options as boxes of a button's size; the surrounding fieldset labels it. */
export function RadioChips({ name, choices, chosen, id }: RadioChipsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {choices.map((choice, index) => (
        <label
          key={choice.value}
          className="relative grid min-h-11 min-w-20 cursor-pointer place-content-center rounded-sm border border-edge px-4 text-center leading-tight hover:border-ink has-[input:checked]:border-ink has-[input:checked]:bg-ink has-[input:checked]:text-paper has-[input:disabled]:cursor-not-allowed has-[input:disabled]:border-line has-[input:disabled]:text-muted has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-brass has-[input:focus-visible]:outline-offset-2"
        >
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={name}
            value={choice.value}
            defaultChecked={choice.value === chosen}
            disabled={choice.disabled}
            className="absolute inset-0 cursor-pointer appearance-none opacity-0"
          />
          {choice.name}
          {choice.hint && <span className="text-xs">{choice.hint}</span>}
        </label>
      ))}
    </div>
  );
}
