import type { bannerTexts } from '../banner/texts.ts';
import type { breadcrumbsTexts } from '../breadcrumbs/texts.ts';
import type { chartTexts } from '../chart/texts.ts';
import type { checkMarkTexts } from '../check-mark/texts.ts';
import type { comboboxTexts } from '../combobox/texts.ts';
import type { confirmTexts } from '../confirm-dialog/texts.ts';
import type { tableTexts } from '../data-table/texts.ts';
import type { calendarTexts } from '../date-calendar/texts.ts';
import type { dateTexts } from '../date-field/texts.ts';
import type { dialogTexts } from '../dialog/texts.ts';
import type { errorStateTexts } from '../error-state/texts.ts';
import type { fileChooserTexts } from '../file-chooser/texts.ts';
import type { filterBarTexts } from '../filter-bar/texts.ts';
import type { formTexts } from '../form/texts.ts';
import type { nullableTexts } from '../format/texts.ts';
import type { gaugeTexts } from '../gauge/texts.ts';
import type { laterTexts } from '../later/texts.ts';
import type { messageLogTexts } from '../message-log/texts.ts';
import type { messageStackTexts } from '../message-stack/texts.ts';
import type { paginationTexts } from '../pagination/texts.ts';
import type { passwordTexts } from '../password-field/texts.ts';
import type { skeletonTexts } from '../skeleton/texts.ts';
import type { skipLinkTexts } from '../skip-link/texts.ts';
import type { spinnerTexts } from '../spinner/texts.ts';
import type { statCardTexts } from '../stat-card/texts.ts';
import type { tableSelectionTexts } from '../table-footer/texts.ts';
import type { tableInfoTexts } from '../table-info/texts.ts';
import type { tableSettingsTexts } from '../table-settings/texts.ts';
import type { toastTexts } from '../toast/texts.ts';

/** Every text that the widgets say themselves, by widget. Texts with a number or a name are functions. */
export interface WidgetMessages {
  /** Texts of `Banner`. */
  banner: typeof bannerTexts;
  /** Texts of `Breadcrumbs`. */
  breadcrumbs: typeof breadcrumbsTexts;
  /** Texts of the charts. */
  chart: typeof chartTexts;
  /** Texts of `CheckMark`. */
  checkMark: typeof checkMarkTexts;
  /** Texts of `Combobox`. */
  combobox: typeof comboboxTexts;
  /** Texts of `ConfirmDialog`. */
  confirmDialog: typeof confirmTexts;
  /** Texts of `DataTable`. */
  dataTable: typeof tableTexts;
  /** Texts of `DateCalendar`. */
  dateCalendar: typeof calendarTexts;
  /** Texts of `DateField`. */
  dateField: typeof dateTexts;
  /** Texts of `Dialog`. */
  dialog: typeof dialogTexts;
  /** Texts of `ErrorState`. */
  errorState: typeof errorStateTexts;
  /** Texts of `FileChooser`. */
  fileChooser: typeof fileChooserTexts;
  /** Texts of `FilterBar`. */
  filterBar: typeof filterBarTexts;
  /** Texts of `Form`. */
  form: typeof formTexts;
  /** Texts of `Gauge`. */
  gauge: typeof gaugeTexts;
  /** Texts of `laterDialog`. */
  later: typeof laterTexts;
  /** Texts of `MessageLog`. */
  messageLog: typeof messageLogTexts;
  /** Texts of `MessageStack`. */
  messageStack: typeof messageStackTexts;
  /** Texts of `Nullable`. */
  nullable: typeof nullableTexts;
  /** Texts of `Pagination`. */
  pagination: typeof paginationTexts;
  /** Texts of `PasswordField`. */
  passwordField: typeof passwordTexts;
  /** Texts of `Skeleton`. */
  skeleton: typeof skeletonTexts;
  /** Texts of `SkipLink`. */
  skipLink: typeof skipLinkTexts;
  /** Texts of `Spinner`. */
  spinner: typeof spinnerTexts;
  /** Texts of `StatCard`. */
  statCard: typeof statCardTexts;
  /** Texts of `TableInfo`. */
  tableInfo: typeof tableInfoTexts;
  /** Texts of `TableSelection`. */
  tableSelection: typeof tableSelectionTexts;
  /** Texts of `TableSettings`. */
  tableSettings: typeof tableSettingsTexts;
  /** Texts of `Toast`. */
  toast: typeof toastTexts;
}

/** Some of the texts; the others stay English. */
export type MessageOverrides = {
  readonly [Widget in keyof WidgetMessages]?: Readonly<Partial<WidgetMessages[Widget]>>;
};
