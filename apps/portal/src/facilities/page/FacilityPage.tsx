import { FacilityScreen } from '@audit-letters/screens';
import { useLocation } from 'wouter';
import { useFacilityPage } from './useFacilityPage.ts';

/** The key closes dialogs and drops their drafts when the address names another facility. */
export const FacilityPage = () => <OneFacility key={useLocation()[0]} />;

const OneFacility = () => <FacilityScreen {...useFacilityPage()} />;
