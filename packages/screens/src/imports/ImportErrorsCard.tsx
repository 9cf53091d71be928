import { softwareName } from '@audit-letters/api-client/values';
import { Button, Card, formatCount, Stack } from '@audit-letters/ui';
import { counted } from '../format/counted.ts';
import { formatMoment } from '../format/dates/moment.ts';
import { ImportRows } from './ImportRows.tsx';
import type { ImportErrorsModel } from './importModel.ts';

/** The rows that an earlier import refused, with the reasons (IMP-47). */
export const ImportErrorsCard = ({ rows: model, dismissing, onDismiss }: ImportErrorsModel) => (
  <Card title="Rows that were not imported" className="al-import-preview">
    {model.status === 'loading' && <p>Loading …</p>}
    {model.status === 'failed' && (
      <p role="alert">
        {model.message} <Button onClick={model.retry}>Retry</Button>
      </p>
    )}
    {model.status === 'ready' &&
      (model.data.error_count === 0 ? (
        <p>No rows are left: they were dismissed, or the import was undone.</p>
      ) : (
        <>
          <p>
            {`The import from ${softwareName(model.data.software)} of ${formatMoment(model.data.at)} refused ${counted(model.data.error_count, 'row')}. `}
            Correct them in that program and import the file again: tenants who are active already
            are not imported twice.
            {model.data.rows.length < model.data.error_count &&
              ` ${formatCount(model.data.rows.length)} rows are shown.`}
          </p>
          {model.data.rows.length > 0 && <ImportRows rows={model.data.rows} />}
          <Stack direction="row" gap="small">
            <Button loading={dismissing} onClick={onDismiss}>
              Dismiss
            </Button>
          </Stack>
        </>
      ))}
  </Card>
);
