'use client';
import { cx } from 'class-variance-authority';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { Field, type FieldText, splitFieldProps } from '../form/Field.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { passwordTexts } from './texts.ts';

interface PasswordFieldProps extends FieldText, Omit<ComponentProps<'input'>, 'size' | 'type'> {
  /** Called when the user changes the text. */
  onValueChange?: ((change: { value: string }) => void) | undefined;
}

/**
 * A password field with a button to show or hide the password. The root is the control: an `<input>`. APG pattern:
 * button.
 */
export function PasswordField({
  onValueChange,
  onChange,
  className,
  ...props
}: PasswordFieldProps) {
  const texts = useTexts('passwordField', passwordTexts);
  const [fieldProps, controlProps] = splitFieldProps(props);
  const [shown, setShown] = useState(false);
  return (
    <Field {...fieldProps}>
      {(control) => (
        <span className="al-control-frame">
          <input
            autoComplete="current-password"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...controlProps}
            {...control}
            type={shown ? 'text' : 'password'}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.({ value: event.target.value });
            }}
            className={cx('al-control al-password-field', className)}
          />
          <IconButton
            label={shown ? texts.hide : texts.show}
            icon={shown ? <EyeOff /> : <Eye />}
            size="small"
            disabled={controlProps.disabled}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          />
        </span>
      )}
    </Field>
  );
}
