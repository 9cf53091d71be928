import { Dialog, Switch } from '@audit-letters/ui';

export interface ShortcutsDialogProps {
  /** The keys of one character are on. */
  letterKeys: boolean;
  /** The user turns the keys of one character on or off. */
  onLetterKeysChange: (change: { on: boolean }) => void;
  /** The user closes the dialog. */
  onClose: () => void;
}

/** Lists all keys and turns those of one character off (SHL-76). Render it while it is open. */
export const ShortcutsDialog = (props: ShortcutsDialogProps) => (
  <Dialog size="small" title="Keyboard shortcuts" open onOpenChange={props.onClose}>
    <dl className="al-shortcuts">
      <Shortcut keys={['Ctrl', 'K']}>Go to a screen, action, facility or tenant</Shortcut>
      <Shortcut keys={['↑', '↓']}>Move between the rows of a list</Shortcut>
      <Shortcut keys={['Enter']}>Open the row</Shortcut>
      <Shortcut keys={['Space']}>Select the row, or open it where rows have no box</Shortcut>
    </dl>
    <Switch
      label="Keys of one character"
      hint="Turn them off if you speak to your computer or press keys by accident."
      checked={props.letterKeys}
      onCheckedChange={({ checked }) => props.onLetterKeysChange({ on: checked })}
    />
    <dl className="al-shortcuts" data-off={!props.letterKeys || undefined}>
      <Shortcut keys={['?']}>Show this list</Shortcut>
      <Shortcut keys={['/']}>Focus the first filter of a list</Shortcut>
      <Shortcut keys={['j', 'k']}>Move down and up between rows</Shortcut>
      <Shortcut keys={['x']}>Select the row</Shortcut>
      <Shortcut keys={['e']}>Edit the row</Shortcut>
      <Shortcut keys={['s']}>Edit the status of the tenant</Shortcut>
    </dl>
  </Dialog>
);

const Shortcut = ({ keys, children }: { keys: readonly string[]; children: string }) => (
  <div>
    <dt>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </dt>
    <dd>{children}</dd>
  </div>
);
