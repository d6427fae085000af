import { mayCall } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { useSession } from '../../shell/session-gate.tsx';
import { textIn } from '../products/form/product-form.ts';

/** Fills the shop's name into titles that are shown and not edited; until it is known they speak of the shop. */
export function useShownTitle(): (title: string) => string {
  const { session } = useSession();
  const { data } = useCall('ShopProfile', {}, { enabled: mayCall(session, 'ShopProfile') });
  const name = textIn(data?.Profile ?? {}, 'name') || 'the shop';
  return (title) => title.replaceAll('{{shop-name}}', () => name);
}
