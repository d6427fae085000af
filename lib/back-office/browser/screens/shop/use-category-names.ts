import { mayCall } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { useSession } from '../../shell/session-gate.tsx';
import { scopeNames } from '../records/scope-names.ts';

/** Products whose categories are offered beside those of rules. */
const SAMPLE = 200;

/** Names of kinds of goods, such as Jewellery, and of the categories below them, as far as somebody may read them. */
export function useCategoryNames() {
  const { session } = useSession();
  const categories = useCall('CategoryRecords', {}, { enabled: mayCall(session, 'CategoryRecords') });
  const products = useCall('ProductRecords', { PageSize: SAMPLE }, { enabled: mayCall(session, 'ProductRecords') });
  return scopeNames(categories.data ?? [], products.data?.Products ?? []);
}
