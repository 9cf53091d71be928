import { Button } from '@audit-letters/ui/button';
import { ConfirmProvider, useConfirm } from '@audit-letters/ui/confirm-dialog';

export const App = () => (
  // Once, around the app.
  <ConfirmProvider>
    <DeleteButton onDelete={() => console.log('Deleted')} />
  </ConfirmProvider>
);

function DeleteButton({ onDelete }: { onDelete: () => void }) {
  const confirm = useConfirm();
  const handleClick = async () => {
    if (await confirm({ title: 'Delete the unit?', tone: 'danger' })) onDelete();
  };
  return <Button onClick={handleClick}>Delete</Button>;
}
