import { Banner, Button } from '@audit-letters/ui';

interface OnlyFacilityProps {
  /** The number of the facility; omitted if it is unknown. */
  facilityNumber: string | undefined;
  /** The user lists all facilities again. */
  onClear: () => void;
}

/** Says that a list has one facility, and leads to all of them. */
export const OnlyFacility = ({ facilityNumber, onClear }: OnlyFacilityProps) => (
  <Banner
    action={
      <Button size="small" onClick={onClear}>
        Show all facilities
      </Button>
    }
  >
    {facilityNumber ? `Only facility ${facilityNumber}` : 'Only one facility'}
  </Banner>
);
