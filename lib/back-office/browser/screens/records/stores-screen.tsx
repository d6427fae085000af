import { RecordsScreen } from './records-screen.tsx';

/** The list `stores` of the shop. */
export default function StoresScreen() {
  return <RecordsScreen kind="stores" />;
}
