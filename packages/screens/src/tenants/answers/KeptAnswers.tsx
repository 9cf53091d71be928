import { statusName } from '@audit-letters/api-client/values';
import { Banner, Button, Stack } from '@audit-letters/ui';
import { counted, plural } from '../../format/counted.ts';
import { nowInWords } from '../edit/replacedCoverage.ts';
import type { QuickAnswers } from './AnswerPanel.tsx';

export type KeptAnswersProps = Pick<
  QuickAnswers,
  'kept' | 'refused' | 'onSendNow' | 'onRefusedDismiss'
>;

/** The answers that wait for the network, and those that the server refused (TEN-93, TEN-94). */
export function KeptAnswers({ kept, refused, onSendNow, onRefusedDismiss }: KeptAnswersProps) {
  if (kept === 0 && refused.length === 0) return null;
  return (
    <Stack gap="small" className="al-kept-answers">
      {kept > 0 && (
        <Banner tone="warning" action={<Button onClick={onSendNow}>Send now</Button>}>
          {counted(kept, 'answer is', 'answers are')} kept on this device because the network does
          not respond. {plural(kept, 'It is', 'They are')} sent again when it is back. Keep this
          page open.
        </Banner>
      )}
      {refused.map(({ id, name, answer, stored, message }) => (
        <Banner
          key={id}
          tone="danger"
          title={`Not saved for ${name}: ${statusName(answer.status)}`}
          dismissLabel={`Dismiss the message about ${name}`}
          onDismiss={() => onRefusedDismiss({ id })}
        >
          {stored ? `${nowInWords(stored)} ${message}` : message}
        </Banner>
      ))}
    </Stack>
  );
}
