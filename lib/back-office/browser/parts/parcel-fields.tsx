import TextField from '@mui/material/TextField';
import { ScanField } from './scan-field.tsx';

/** A parcel as it is typed. `tracking`: the courier's page; undefined where it is not asked for. */
export interface ParcelText {
  courier: string;
  awb: string;
  tracking?: string;
}

interface ParcelFieldsProps {
  parcel: ParcelText;
  onChange: (parcel: ParcelText) => void;
}

/** Who carries a parcel, and its number, which a scanner can type. */
export function ParcelFields({ parcel, onChange }: ParcelFieldsProps) {
  return (
    <>
      <TextField
        label="Courier"
        value={parcel.courier}
        onChange={(event) => onChange({ ...parcel, courier: event.target.value })}
        required
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      <ScanField
        label="AWB (tracking number)"
        value={parcel.awb}
        onChange={(awb) => onChange({ ...parcel, awb })}
        required
      />
      {parcel.tracking !== undefined && (
        <TextField
          label="Tracking page"
          type="url"
          helperText="Optional: the address at which the customer follows the parcel"
          value={parcel.tracking}
          onChange={(event) => onChange({ ...parcel, tracking: event.target.value })}
        />
      )}
    </>
  );
}

/** A parcel as the calls take it. */
export function parcelFacts({ courier, awb, tracking }: ParcelText) {
  return { Courier: courier.trim(), AWB: awb, ...(tracking !== undefined && { TrackingUrl: tracking.trim() }) };
}
