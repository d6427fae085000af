import { ChoiceFilter } from '../../parts/choice-filter.tsx';
import { useWarehouses } from '../../parts/use-warehouses.ts';
import type { proposedParcels } from './proposed-parcels.ts';

interface OriginChoiceProps {
  proposals: ReturnType<typeof proposedParcels>;
  /** The code of the warehouse. */
  value: string;
  onChange: (code: string, quantities: ReadonlyMap<string, number>) => void;
}

/** From which warehouse a parcel goes, which fills in what is in it; nothing where one warehouse has all. */
export function OriginChoice({ proposals, value, onChange }: OriginChoiceProps) {
  const warehouses = useWarehouses();
  if (proposals.length < 2) return null;
  return (
    <ChoiceFilter
      label="From"
      choices={proposals.map(({ code }) => code)}
      value={value}
      labelOf={(code) => warehouses.find(({ Code }) => Code === code)?.Name ?? code}
      onChange={(code) => {
        const proposal = proposals.find((one) => one.code === code);
        if (proposal) onChange(proposal.code, proposal.quantities);
      }}
    />
  );
}
