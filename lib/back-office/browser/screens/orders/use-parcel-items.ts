import { useState } from 'react';
import type { proposedParcels } from './proposed-parcels.ts';

type Quantities = ReadonlyMap<string, number>;

/**
 * What a parcel that is put together holds, by the id of the line: at first what is proposed for the first warehouse. A line that is
 * neither proposed nor typed is missing.
 */
export function useParcelItems(proposals: ReturnType<typeof proposedParcels>) {
  const [from, setFrom] = useState(proposals[0]?.code ?? '');
  const [quantities, setQuantities] = useState<Quantities>(proposals[0]?.quantities ?? new Map());
  return {
    /** The code of the warehouse. */
    from,
    quantities,
    setQuantity: (lineId: string, quantity: number) => setQuantities(new Map([...quantities, [lineId, quantity]])),
    /** Begins again with what is proposed for a warehouse. */
    propose: (code: string, proposed: Quantities) => {
      setFrom(code);
      setQuantities(proposed);
    },
  };
}
