/** Next asks for it; every address of the catalogue has a page in this slot. */
export default function NoList() {
  return null;
}
