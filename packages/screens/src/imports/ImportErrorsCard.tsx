import { softwareName } from '@audit-letters/api-client/values';
import { Button, Card, Stack } from '@audit-letters/ui';
import { counted } from '../format/counted.ts';
import { formatMoment } from '../format/dates/moment.ts';
import { Loaded } from '../layout/Loaded.tsx';
import { ImportRows } from './ImportRows.tsx';
import type { ImportErrorsModel } from './importModel.ts';

/** The rows that an earlier import refused, with the reasons (IMP-47). */
export const ImportErrorsCard = ({ rows: model, dismissing, onDismiss }: ImportErrorsModel) => (
  <Card title="Rows that were not imported" className="al-import-preview">
    <Loaded of={model} lines={2} label="Loading the rows">
      {({ error_count, software, at, rows }) =>
        error_count === 0 ? (
          <p>No rows are left: they were dismissed, or the import was undone.</p>
        ) : (
          <>
            <p>
              {`The import from ${softwareName(software)} of ${formatMoment(at)} refused ${counted(error_count, 'row')}. `}
              Correct them in that program and import the file again: tenants who are active already
              are not imported twice.
            </p>
            {rows.length > 0 && <ImportRows rows={rows} rowCount={error_count} />}
            <Stack direction="row" gap="small">
              <Button loading={dismissing} onClick={onDismiss}>
                Dismiss
              </Button>
            </Stack>
          </>
        )
      }
    </Loaded>
  </Card>
);
