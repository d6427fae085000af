import { SIZE_FIELD, type SizedLine, sizeNote } from '#lib/orders/change/sizes.ts';
import { RadioChips } from '@/components/ui/radio-chips';
import { LineRow } from './line-row';

interface SizeSwapProps {
  sized: SizedLine;
  /** SKU that is chosen at first. */
  chosen: string;
  /** What is wrong with the choice; empty where nothing is. */
  problem: string;
  /** Id of the first size, for links that lead to the field. */
  id: string;
}

/** A line with the sizes that it could have: the one it has, and those that are in stock for the same price. */
export function SizeSwap({ sized: { line, sizes }, chosen, problem, id }: SizeSwapProps) {
  const choices = sizes.map((size) => {
    const note = sizeNote(size, line);
    return { value: size.sku, name: size.name, note, disabled: note !== '' };
  });
  return (
    <LineRow line={line}>
      <fieldset className="mt-2" aria-describedby={problem ? `${id}-problem` : undefined}>
        <legend className="mb-1 text-muted text-sm">
          Size<span className="sr-only"> of {line.title}</span>
          {line.left > 1 && ` of all ${line.left} items`}
        </legend>
        <RadioChips name={`${SIZE_FIELD}${line.id}`} choices={choices} chosen={chosen} id={id} />
      </fieldset>
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-danger text-sm">
          {problem}
        </p>
      )}
    </LineRow>
  );
}
