import { RecordsScreen } from './records-screen.tsx';

/** The list `brands` of the shop. */
export default function BrandsScreen() {
  return <RecordsScreen kind="brands" />;
}
