import {
  AddFacilityScreen,
  HelpDialog,
  LoginScreen,
  ProfileScreen,
  StaffHomeScreen,
} from '@audit-letters/screens';
import type { ReactNode } from 'react';

const saved = async () => ({ ok: true }) as const;
const nothing = () => undefined;

/** A form, a list of tasks and a dialog. Storybook shows every state of every screen. */
export const screens: Readonly<Record<string, ReactNode>> = {
  LoginScreen: <LoginScreen logo={<img src="data:," alt="Other" />} onLogIn={saved} />,
  ProfileScreen: (
    <ProfileScreen
      user={{ username: 'ines.varga', email: 'ines@mail.example', real_name: 'Ines Varga' }}
      passwordUnchanged
      onUpdate={saved}
      onPasswordChange={saved}
    />
  ),
  AddFacilityScreen: (
    <AddFacilityScreen
      model={{ status: 'entering' }}
      onAdd={saved}
      onAddAnother={nothing}
      importHref={(facilityNumber) => `/upload-tenants?facility=${facilityNumber}`}
    />
  ),
  StaffHomeScreen: (
    // biome-ignore lint/a11y/useValidAriaRole: this `role` is a user role, not an ARIA role
    <StaffHomeScreen
      role="admin"
      stats={{ status: 'loading' }}
      links={{
        addFacility: '/add-facility',
        importTenants: '/upload-tenants',
        sendLetters: '/send-letters',
        facilities: '/list-facilities',
        tenants: '/tenant-list',
        users: '/manage-users',
      }}
      filterHref={(filter) => `/list-facilities?filter=${filter}`}
      onFirstStep={nothing}
    />
  ),
  HelpDialog: (
    <HelpDialog
      open
      contact={{ name: 'Program Support', phone: '5555550100', email: 'help@mail.example' }}
      helpVideosHref="/help-videos"
      onOpenChange={nothing}
    />
  ),
};
