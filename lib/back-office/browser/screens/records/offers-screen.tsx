import { RecordsScreen } from './records-screen.tsx';

/** The list `offers` of the shop. */
export default function OffersScreen() {
  return <RecordsScreen kind="offers" />;
}
