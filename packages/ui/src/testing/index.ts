export { type LowContrast, lowContrasts } from './contrast.ts';
export type { DriverOptions } from './drivers/dom.ts';
export {
  type CalendarDriver,
  type DateFieldDriver,
  driveCalendar,
  driveDateField,
} from './drivers/driveDateField.ts';
export { type DialogDriver, driveDialog } from './drivers/driveDialog.ts';
export { driveFileChooser, type FileChooserDriver } from './drivers/driveFileChooser.ts';
export { driveMenu, type MenuDriver } from './drivers/driveMenu.ts';
export {
  drivePagination,
  type PaginationDriver,
  type PaginationStep,
} from './drivers/drivePagination.ts';
export { drivePopover, type PopoverDriver } from './drivers/drivePopover.ts';
export { driveRadioGroup, type RadioGroupDriver } from './drivers/driveRadioGroup.ts';
export { driveSelect, type SelectDriver } from './drivers/driveSelect.ts';
export { driveTable, type TableDriver, type TableRowDriver } from './drivers/driveTable.ts';
export { driveTableSettings, type TableSettingsDriver } from './drivers/driveTableSettings.ts';
export { driveTabs, type TabsDriver } from './drivers/driveTabs.ts';
export { driveToasts, type ToastsDriver } from './drivers/driveToasts.ts';
export type { DriverUser } from './drivers/user.ts';
export { fixClock } from './fixClock.ts';
export { freeze } from './freeze.ts';
