import { bannerTexts } from '../banner/texts.ts';
import { breadcrumbsTexts } from '../breadcrumbs/texts.ts';
import { chartTexts } from '../chart/texts.ts';
import { checkMarkTexts } from '../check-mark/texts.ts';
import { confirmTexts } from '../confirm-dialog/texts.ts';
import { tableTexts } from '../data-table/texts.ts';
import { calendarTexts } from '../date-calendar/texts.ts';
import { dateTexts } from '../date-field/texts.ts';
import { dialogTexts } from '../dialog/texts.ts';
import { errorStateTexts } from '../error-state/texts.ts';
import { fileChooserTexts } from '../file-chooser/texts.ts';
import { filterBarTexts } from '../filter-bar/texts.ts';
import { formTexts } from '../form/texts.ts';
import { nullableTexts } from '../format/texts.ts';
import { laterTexts } from '../later/texts.ts';
import { messageLogTexts } from '../message-log/texts.ts';
import { messageStackTexts } from '../message-stack/texts.ts';
import { paginationTexts } from '../pagination/texts.ts';
import { passwordTexts } from '../password-field/texts.ts';
import { skeletonTexts } from '../skeleton/texts.ts';
import { skipLinkTexts } from '../skip-link/texts.ts';
import { spinnerTexts } from '../spinner/texts.ts';
import { statCardTexts } from '../stat-card/texts.ts';
import { tableFooterTexts, tableSelectionTexts } from '../table-footer/texts.ts';
import { tableSettingsTexts } from '../table-settings/texts.ts';
import { toastTexts } from '../toast/texts.ts';

/** American English, which is the default: every text of the widgets. */
export const enUS = {
  locale: 'en-US',
  firstDayOfWeek: 0 as const,
  messages: {
    banner: bannerTexts,
    breadcrumbs: breadcrumbsTexts,
    chart: chartTexts,
    checkMark: checkMarkTexts,
    confirmDialog: confirmTexts,
    dataTable: tableTexts,
    dateCalendar: calendarTexts,
    dateField: dateTexts,
    dialog: dialogTexts,
    errorState: errorStateTexts,
    fileChooser: fileChooserTexts,
    filterBar: filterBarTexts,
    form: formTexts,
    later: laterTexts,
    messageLog: messageLogTexts,
    messageStack: messageStackTexts,
    nullable: nullableTexts,
    pagination: paginationTexts,
    passwordField: passwordTexts,
    skeleton: skeletonTexts,
    skipLink: skipLinkTexts,
    spinner: spinnerTexts,
    statCard: statCardTexts,
    tableFooter: tableFooterTexts,
    tableSelection: tableSelectionTexts,
    tableSettings: tableSettingsTexts,
    toast: toastTexts,
  },
};
