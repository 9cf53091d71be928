import { listWords, ProgramScreen } from '@audit-letters/screens';
import { exportCalls } from '../activity/calls.ts';
import { useFileExport } from '../activity/useFileExport.ts';
import { useNotices } from '../activity/useNotices.ts';
import { toLoadable } from '../loading/toLoadable.ts';
import { useCall } from '../loading/useCall.ts';
import { paths } from '../paths.ts';
import { facilityCalls } from './calls.ts';

/** The results of all facilities (FAC-111). */
export function ProgramPage() {
  const { errorModal } = useNotices();
  const { exporting, startExport } = useFileExport({
    title: listWords.exportJob.titles.program,
    addressOf: (file_key) => exportCalls.downloadUrl({ file_key, filename: 'program' }),
    onFailure: errorModal,
  });
  return (
    <ProgramScreen
      program={toLoadable(useCall(facilityCalls.program, []))}
      facilityHref={({ id }) => paths.facility(id)}
      exports={{ exporting, onExport: () => startExport(exportCalls.program) }}
      onPrint={() => window.print()}
    />
  );
}
