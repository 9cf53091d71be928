export { TableSettings, type TableSettingsProps } from './TableSettings.tsx';
