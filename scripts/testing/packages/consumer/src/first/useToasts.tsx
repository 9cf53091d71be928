import { Button } from '@audit-letters/ui/button';
import { ToastProvider, useToasts } from '@audit-letters/ui/toast';

export const App = () => (
  // Once, around the app.
  <ToastProvider>
    <SaveButton />
  </ToastProvider>
);

function SaveButton() {
  const toasts = useToasts();
  return <Button onClick={() => toasts.show({ title: 'Saved.' })}>Save</Button>;
}
