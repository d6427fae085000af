import type { CallData } from '../api/call.ts';
import { mayCall } from '../api/session.ts';
import { useCall } from '../api/use-call.ts';
import { useSession } from '../shell/session-gate.tsx';

type Warehouses = CallData<'Warehouses'>;

const NONE: Warehouses = [];

/** The shop's warehouses where it has several; none where it has one, which staff need not know of. */
export function useWarehouses(): Warehouses {
  const { session } = useSession();
  const { data = NONE } = useCall('Warehouses', {}, { enabled: mayCall(session, 'Warehouses') });
  return data.length > 1 ? data : NONE;
}
