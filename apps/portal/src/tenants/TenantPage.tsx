import { TenantScreen } from '@audit-letters/screens';
import { useLocation } from 'wouter';
import { useTenantPage } from './useTenantPage.ts';

/** The key closes the dialog and drops its draft when the address names another tenant. */
export const TenantPage = () => <OneTenant key={useLocation()[0]} />;

const OneTenant = () => <TenantScreen {...useTenantPage()} />;
