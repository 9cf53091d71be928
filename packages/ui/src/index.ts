// Every public name, by what it is for; one statement per widget.

// Actions and navigation

export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs/index.ts';
export { Button, type ButtonProps } from './button/index.ts';
export { IconButton, type IconButtonProps } from './icon-button/index.ts';
export {
  Link,
  type LinkComponent,
  type LinkProps,
  LinkProvider,
  type LinkProviderProps,
} from './link/index.ts';
export { LinkButton, type LinkButtonProps } from './link-button/index.ts';
export { Menu, type MenuItem, type MenuProps } from './menu/index.ts';
export { SkipLink, type SkipLinkProps } from './skip-link/index.ts';
export { type TabItem, Tabs, type TabsProps } from './tabs/index.ts';
export { Toolbar, type ToolbarProps } from './toolbar/index.ts';

// Fields and forms

export { Checkbox, type CheckboxProps } from './checkbox/index.ts';
export { Combobox, type ComboboxOption, type ComboboxProps } from './combobox/index.ts';
export { DateCalendar, type DateCalendarProps } from './date-calendar/index.ts';
export { DateField, type DateFieldProps, type DayInputProps } from './date-field/index.ts';
export {
  FieldGrid,
  type FieldGridProps,
  FieldRow,
  type FieldRowProps,
} from './field-grid/index.ts';
export { FileChooser, type FileChooserProps, type FileProblem } from './file-chooser/index.ts';
export { FilterBar, type FilterBarProps } from './filter-bar/index.ts';
export {
  type ControlState,
  type DescribeProblem,
  Field,
  type FieldControl,
  type FieldProps,
  type FieldText,
  Form,
  FormErrorSummary,
  type FormErrorSummaryProps,
  type FormProps,
  type FormRefusal,
  type FormSubmission,
} from './form/index.ts';
export { InlineDatePicker, type InlineDatePickerProps } from './inline-date-picker/index.ts';
export { PasswordField, type PasswordFieldProps } from './password-field/index.ts';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group/index.ts';
export { SearchField, type SearchFieldProps } from './search-field/index.ts';
export { Select, type SelectOption, type SelectProps } from './select/index.ts';
export { Switch, type SwitchProps } from './switch/index.ts';
export { TextArea, type TextAreaProps } from './text-area/index.ts';
export { TextField, type TextFieldProps } from './text-field/index.ts';

// Tables

export { type ClientRows, type ClientRowsOptions, useClientRows } from './client-rows/index.ts';
export {
  actionsOf,
  type ColumnLayout,
  DataTable,
  type DataTableColumn,
  type DataTableColumnMeta,
  type DataTableFeatures,
  type DataTableProps,
  type RowTone,
  type SelectionLimitEvent,
  type TableActions,
  type TableDensity,
  type TableKeys,
  TableKeysContext,
  type TableSort,
} from './data-table/index.ts';
export {
  addressOfQuery,
  type FilterTexts,
  filterNames,
  initialFilters,
  type KeptQuery,
  type ListFilter,
  type ListFilters,
  type ListPlace,
  type ListQuery,
  type ListState,
  type ListStateOptions,
  mapFilters,
  type PersonalFilters,
  personalState,
  queryInAddress,
  sentFilters,
  useAddressPlace,
  useListState,
} from './list-state/index.ts';
export { Pagination, type PaginationProps, pageWindow } from './pagination/index.ts';
export {
  describeSelection,
  type IdSelection,
  isSelected,
  limitSelection,
  type MatchingSelection,
  noSelection,
  type PageSelection,
  pageSelection,
  type RowId,
  type Selection,
  selectAllMatching,
  selectIds,
  selectionCount,
  togglePage,
  toggleRow,
  withRows,
} from './selection/index.ts';
export {
  type ServerPage,
  type ServerTable,
  type ServerTableOptions,
  useServerTable,
} from './server-table/index.ts';
export {
  TableFooter,
  type TableFooterProps,
  TableSelection,
  type TableSelectionProps,
} from './table-footer/index.ts';
export { TableInfo, type TableInfoProps } from './table-info/index.ts';
export { TableSettings, type TableSettingsProps } from './table-settings/index.ts';

// Data

export { Badge, type BadgeProps } from './badge/index.ts';
export { Card, type CardProps } from './card/index.ts';
export { CheckMark, type CheckMarkProps } from './check-mark/index.ts';
export { CollapsibleCard, type CollapsibleCardProps } from './collapsible-card/index.ts';
export {
  type Description,
  DescriptionList,
  type DescriptionListProps,
} from './description-list/index.ts';
export { Gauge, type GaugeProps } from './gauge/index.ts';
export { PercentBar, type PercentBarProps } from './percent-bar/index.ts';
export { Stack, type StackProps } from './stack/index.ts';
export { StatCard, type StatCardProps, StatCards, type StatCardsProps } from './stat-card/index.ts';
export { StatusDot, type StatusDotProps, type StatusTone } from './status-dot/index.ts';

// Charts

export {
  type ChartTone,
  Funnel,
  type FunnelProps,
  type FunnelStep,
  StackedBar,
  type StackedBarPart,
  type StackedBarProps,
  TimeAxis,
  type TimeAxisBar,
  type TimeAxisMark,
  type TimeAxisProps,
} from './chart/index.ts';

// Feedback

export { Banner, type BannerProps } from './banner/index.ts';
export { EmptyState, type EmptyStateProps } from './empty-state/index.ts';
export { ErrorState, type ErrorStateProps } from './error-state/index.ts';
export { MessageLog, type MessageLogProps } from './message-log/index.ts';
export {
  MessageProvider,
  MessageStack,
  type MessageStackProps,
  type Messages,
  type ModalMessage,
  useMessages,
} from './message-stack/index.ts';
export { Progress, type ProgressProps } from './progress/index.ts';
export { Skeleton, type SkeletonProps } from './skeleton/index.ts';
export { Spinner, type SpinnerProps } from './spinner/index.ts';
export {
  type MessageLogEntry,
  type MessageTone,
  type SessionLog,
  Toast,
  type ToastAction,
  type ToastMessage,
  type ToastProps,
  ToastProvider,
  type ToastProviderProps,
  type Toasts,
  useMessageLog,
  useToasts,
} from './toast/index.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/index.ts';

// Overlays

export {
  type Confirm,
  type Confirmation,
  ConfirmDialog,
  type ConfirmDialogProps,
  ConfirmProvider,
  useConfirm,
} from './confirm-dialog/index.ts';
export { Dialog, type DialogHandle, type DialogProps, useCloseRequest } from './dialog/index.ts';
export { type Later, type LaterStates, later, laterDialog, useLoadLater } from './later/index.ts';
export { Popover, type PopoverProps } from './popover/index.ts';
export { Tooltip, type TooltipProps } from './tooltip/index.ts';

// Languages, days and formats

export {
  addDays,
  addMonths,
  compareDays,
  type Day,
  type DayEntryFormat,
  type DayFormat,
  dayInZone,
  dayPattern,
  formatDay,
  isDay,
  type LocalDayFormat,
  type ParseDayOptions,
  parseDay,
} from './day/index.ts';
export {
  formatCount,
  formatPercent,
  Nullable,
  type NullableProps,
  nullableTexts,
} from './format/index.ts';
export {
  deDE,
  enUS,
  type LocalePack,
  LocaleProvider,
  type LocaleProviderProps,
  type MessageOverrides,
  useFormats,
  useLocale,
  type Weekday,
  type WidgetMessages,
} from './locale/index.ts';
