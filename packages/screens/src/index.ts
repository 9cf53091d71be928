// The models that screens are drawn from.

// The screens, one line each, in the order of the alphabet.
export * from './facilities/AddFacilityScreen.tsx';
export * from './facilities/FindFacilityCard.tsx';
// What screens are made of.
export * from './format/address.ts';
export * from './format/coverage.ts';
export * from './format/day.ts';
export * from './format/software.ts';
export * from './format/status.ts';
export * from './format/tenant.ts';
export * from './home/FacilityStatsPane.tsx';
export * from './home/ManagerHomeScreen.tsx';
export * from './home/StaffHomeScreen.tsx';
export * from './imports/ImportTenantsScreen.tsx';
export * from './letters/LettersMade.tsx';
export * from './letters/MailingTenants.tsx';
export * from './letters/SendLettersScreen.tsx';
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
export * from './tenants/answers.ts';
export * from './tenants/bulkChanges.ts';
export * from './tenants/ManageTenantsScreen.tsx';
export * from './tenants/managerRules.ts';
export * from './tenants/outcome.ts';
export * from './tenants/StatusDialog.tsx';
export * from './tenants/TagTenantsDialog.tsx';
export * from './tenants/TenantsScreen.tsx';
export * from './tenants/tenantDraft.ts';
export * from './users/UsersScreen.tsx';
