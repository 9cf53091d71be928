import type { ImportFile, ImportOrder, ImportResult, Software } from '@audit-letters/api-client';
import { Button, Card, FileChooser, Form, Progress, Select } from '@audit-letters/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { softwareName } from '../format/software.ts';
import { Page } from '../page/Page.tsx';

/** How far an upload has come, in bytes; `total` is `null` while nobody can tell. */
export interface UploadProgress {
  loaded: number;
  total: number | null;
}

/** Nothing asked yet, files on their way, or what became of them. */
export type ImportTenantsModel =
  | { status: 'choosing' }
  | { status: 'uploading'; progress: UploadProgress }
  | { status: 'complete'; result: ImportResult; duplicatesHref: string | null };

export interface ImportTenantsScreenProps {
  model: ImportTenantsModel;
  /** The facility that the page was opened for; the rows of the files may name others. */
  facilityNumber: string | null;
  onUpload: (order: ImportOrder) => void;
  /** The upload is no longer wanted. */
  onCancel: () => void;
}

/** Imports tenants from the rent roll of a storage-management software (Tenants and people spec §2, §5). */
export function ImportTenantsScreen(props: ImportTenantsScreenProps) {
  const { model, facilityNumber } = props;
  return (
    <Page
      title="Upload Tenants"
      width="form"
      intro={facilityNumber && `Tenants are imported into facility ${facilityNumber}.`}
    >
      {model.status === 'complete' && <ImportComplete {...model} />}
      <ImportForm {...props} />
    </Page>
  );
}

/** Which files each software's import takes, the one every import needs first. */
const filesOf: Record<Software, readonly ImportFile[]> = {
  sitelink_web: ['rent_roll'],
  syrasoft: ['rent_roll'],
  storedge: ['rent_roll'],
  easystorage: ['rent_roll', 'tenant_address_list', 'insurance_sheet'],
};

const softwareKinds = Object.keys(filesOf) as Software[];

const fileLabels: Record<ImportFile, string> = {
  rent_roll: 'Rent Roll',
  tenant_address_list: 'Tenant Address List',
  insurance_sheet: 'Insurance Sheet',
};

function ImportForm({ model, facilityNumber, onUpload, onCancel }: ImportTenantsScreenProps) {
  const [software, setSoftware] = useState<Software>('sitelink_web');
  const uploading = model.status === 'uploading';

  function handleSubmit({ data }: { data: FormData }) {
    onUpload(readOrder(software, facilityNumber, data));
  }

  return (
    <Card>
      <Form onSubmit={handleSubmit} aria-label="Import tenants">
        <div className="al-field-grid">
          <Select
            label="Software Type"
            name="software"
            required
            value={software}
            disabled={uploading}
            options={softwareKinds.map((value) => ({ value, label: softwareName(value) }))}
            onValueChange={({ value }) =>
              setSoftware(softwareKinds.find((it) => it === value) ?? software)
            }
          />
        </div>
        {filesOf[software].map((name) => (
          <FileChooser
            key={name}
            label={fileLabels[name]}
            name={name}
            required
            disabled={uploading}
            hint="An .xlsx workbook; only its first sheet is read."
          />
        ))}
        {model.status === 'uploading' && <Transfer {...model.progress} />}
        <div className="al-form-actions">
          <Button type="submit" variant="primary" disabled={uploading}>
            Upload
          </Button>
          {uploading && <Button onClick={onCancel}>Cancel</Button>}
        </div>
      </Form>
    </Card>
  );
}

function readOrder(software: Software, facilityNumber: string | null, data: FormData): ImportOrder {
  const file = (name: ImportFile) => {
    const entry = data.get(name);
    return entry instanceof File ? entry : new File([], '');
  };
  const order = {
    rent_roll: file('rent_roll'),
    ...(facilityNumber && { facility_number: facilityNumber }),
  };
  if (software !== 'easystorage') return { software, ...order };
  return {
    software,
    ...order,
    tenant_address_list: file('tenant_address_list'),
    insurance_sheet: file('insurance_sheet'),
  };
}

/** Sending can be measured; what the server then does cannot. */
function Transfer({ loaded, total }: UploadProgress) {
  const sent = total !== null && loaded >= total;
  return sent || total === null ? (
    <Progress label={sent ? 'Sent. The server is reading the file …' : 'Sending …'} />
  ) : (
    <Progress label="Sending …" value={loaded} max={total} />
  );
}

type ImportCompleteProps = Pick<
  Extract<ImportTenantsModel, { status: 'complete' }>,
  'result' | 'duplicatesHref'
>;

function ImportComplete({ result, duplicatesHref }: ImportCompleteProps) {
  const {
    insert_count,
    active_tenants_count,
    error_count,
    duplicate_tenant_count,
    missing_prime_ids,
  } = result;
  return (
    <Card title="Import Complete" role="status">
      <ul className="al-import-result">
        <li>{insert_count} tenants imported</li>
        <li>{active_tenants_count} already active</li>
        <li>{error_count} had a Prime Site ID not in the system</li>
        <li>
          {duplicate_tenant_count} duplicates that have already gone through the system
          {duplicatesHref && (
            <a href={duplicatesHref} target="_blank" rel="noopener" className="al-import-download">
              <Download aria-hidden />
              Download
            </a>
          )}
        </li>
      </ul>
      {missing_prime_ids.length > 0 && (
        <>
          <h3 className="al-import-missing">Missing Prime Site IDs</h3>
          <ul className="al-import-ids">
            {missing_prime_ids.map((id) => (
              <li key={id}>{id}</li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
