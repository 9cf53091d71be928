import { Button } from '@audit-letters/ui/button';
import { MessageProvider, useMessages } from '@audit-letters/ui/message-stack';

export const App = () => (
  // Once, around the app.
  <MessageProvider>
    <SendButton />
  </MessageProvider>
);

function SendButton() {
  const messages = useMessages();
  const refuse = () =>
    messages.show({ title: 'Error', description: 'The printer is offline.', tone: 'danger' });
  return <Button onClick={refuse}>Send</Button>;
}
