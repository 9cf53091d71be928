// The models that screens are drawn from.

// The screens, one line each, in the order of the alphabet.
export * from './facilities/AddFacilityScreen.tsx';
// What screens are made of.
export * from './format/address.ts';
export * from './format/day.ts';
export * from './format/software.ts';
export * from './home/FacilityStatsPane.tsx';
export * from './home/ManagerHomeScreen.tsx';
export * from './home/StaffHomeScreen.tsx';
export * from './imports/ImportTenantsScreen.tsx';
export * from './model/formChanges.ts';
export * from './model/leaveGuard.ts';
export * from './model/loadable.ts';
export * from './model/outcome.ts';
export * from './model/states.ts';
export * from './model/useSave.ts';
export * from './page/CopyField.tsx';
export * from './page/FormRefusal.tsx';
export * from './page/Page.tsx';
export * from './profile/ProfileScreen.tsx';
export * from './session/LoginScreen.tsx';
export * from './shell/AppFrame.tsx';
export * from './shell/Banners.tsx';
export * from './shell/HelpDialog.tsx';
export * from './shell/IdleOverlay.tsx';
export * from './shell/Logo.tsx';
export * from './shell/MessageLogDialog.tsx';
export * from './shell/MessageScreens.tsx';
export * from './shell/TopBar.tsx';
export * from './users/UsersScreen.tsx';
