import type {
  ImportFile,
  ImportRequest,
  Software,
  UploadProgress,
} from '@audit-letters/api-client';
import { importFileNames, softwareName } from '@audit-letters/api-client/values';
import {
  Banner,
  Button,
  Card,
  FieldGrid,
  FileChooser,
  Form,
  Progress,
  Select,
  Stack,
} from '@audit-letters/ui';
import { useRef, useState } from 'react';
import { type ChosenFiles, slotWarning } from './confirm/slotWarning.ts';
import type { ImportTenantsScreenProps } from './importModel.ts';

/** The files of each program's import (IMP-3). */
const filesOf: Record<Software, readonly ImportFile[]> = {
  sitelink_web: ['rent_roll'],
  syrasoft: ['rent_roll'],
  storedge: ['rent_roll'],
  easystorage: ['rent_roll', 'tenant_address_list', 'insurance_sheet'],
};

const softwareKinds = Object.keys(filesOf) as Software[];

/** The form for the software and its files, with Upload and Preview. */
export function ImportForm({
  model,
  facilityNumber,
  facility,
  errors,
  onUpload,
  onPreview,
  onPreviewDiscard,
  onFileRefused,
  onCancel,
}: ImportTenantsScreenProps) {
  const [chosen, setChosen] = useState<Software | null>(null);
  const failed = errors?.rows.status === 'ready' ? errors.rows.data.software : null;
  const software = chosen ?? facility?.software ?? failed ?? 'sitelink_web';
  const facilityHasTenants = (facility?.tenant_count ?? 0) > 0;
  const [files, setFiles] = useState<ChosenFiles>({});
  const [refusals, setRefusals] = useState<Partial<Record<ImportFile, string>>>({});
  const previewWanted = useRef(false);
  const [status, setStatus] = useState(model.status);
  const [importCount, setImportCount] = useState(0);
  const uploading = model.status === 'uploading';
  if (status !== model.status) {
    setStatus(model.status);
    if (model.status === 'choosing' && model.software) setChosen(model.software);
    // Clear the form, so the same files are not imported twice by mistake.
    if (model.status === 'complete') {
      setFiles({});
      setRefusals({});
      setImportCount(importCount + 1);
    }
  }

  /** A preview is valid only for the files it was made from. */
  function handleChange() {
    if (model.status === 'preview') onPreviewDiscard();
  }

  function handleSubmit({ data }: { data: FormData }) {
    const request = readRequest(software, facilityNumber, data);
    if (previewWanted.current) onPreview?.(request);
    else onUpload(request);
  }

  /** A refused file is no longer in the form. Without this message, the browser would only ask for a file. */
  function handlePress(preview: boolean) {
    previewWanted.current = preview;
    const refusal = filesOf[software].map((name) => refusals[name]).find(Boolean);
    if (refusal) onFileRefused({ message: refusal });
  }

  const preview = onPreview && !uploading && (
    <Button
      type="submit"
      variant={facilityHasTenants && model.status !== 'complete' ? 'primary' : 'secondary'}
      onClick={() => handlePress(true)}
    >
      Preview
    </Button>
  );
  return (
    <Card
      hidden={model.status === 'preview' || model.status === 'columns'}
      {...(model.status === 'complete' && { title: 'Import another file' })}
    >
      <Form onSubmit={handleSubmit} aria-label="Import tenants">
        <FieldGrid>
          <Select
            label="Software Type"
            name="software"
            required
            value={software}
            disabled={uploading}
            options={softwareKinds.map((value) => ({ value, label: softwareName(value) }))}
            onValueChange={({ value }) => {
              setChosen(softwareKinds.find((it) => it === value) ?? software);
              handleChange();
            }}
          />
        </FieldGrid>
        {filesOf[software].map((name) => {
          const warning = slotWarning(name, files, filesOf[software]);
          return (
            <Stack key={`${name} ${importCount}`} gap="small">
              <FileChooser
                label={importFileNames[name]}
                name={name}
                required
                disabled={uploading}
                hint="An .xlsx workbook; only its first sheet is read."
                onFileChange={({ file, refusal }) => {
                  setFiles((before) => ({ ...before, [name]: file }));
                  setRefusals((before) => ({ ...before, [name]: refusal }));
                  handleChange();
                }}
              />
              {warning && <Banner tone="warning">{warning}</Banner>}
            </Stack>
          );
        })}
        {model.status === 'uploading' && <Transfer {...model.progress} />}
        <Stack direction="row" gap="small">
          {facilityHasTenants && preview}
          <Button
            type="submit"
            variant={model.status === 'complete' || facilityHasTenants ? 'secondary' : 'primary'}
            disabled={uploading}
            onClick={() => handlePress(false)}
          >
            Upload
          </Button>
          {!facilityHasTenants && preview}
          {uploading && <Button onClick={onCancel}>Cancel</Button>}
        </Stack>
      </Form>
    </Card>
  );
}

function readRequest(
  software: Software,
  facilityNumber: string | null,
  data: FormData,
): ImportRequest {
  const file = (name: ImportFile) => {
    const entry = data.get(name);
    return entry instanceof File ? entry : new File([], '');
  };
  const request = {
    rent_roll: file('rent_roll'),
    ...(facilityNumber && { facility_number: facilityNumber }),
  };
  if (software !== 'easystorage') return { software, ...request };
  return {
    software,
    ...request,
    tenant_address_list: file('tenant_address_list'),
    insurance_sheet: file('insurance_sheet'),
  };
}

/** Shows the progress of sending. The progress of the server is unknown. */
function Transfer({ loaded, total }: UploadProgress) {
  const sent = total !== null && loaded >= total;
  return sent || total === null ? (
    <Progress label={sent ? 'Sent. The server is reading the file …' : 'Sending …'} />
  ) : (
    <Progress label="Sending …" value={loaded} max={total} />
  );
}
