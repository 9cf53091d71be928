'use client';
import { cx } from 'class-variance-authority';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import Upload from 'lucide-react/icons/upload';
import X from 'lucide-react/icons/x';
import { type ComponentProps, type DragEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Field, type FieldText, splitFieldProps } from '../form/Field.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { joinRefs } from '../internal/joinRefs.ts';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { type FileProblem, fileProblem, formatFileSize, isDoubt } from './fileProblem.ts';
import { fileChooserTexts } from './texts.ts';

interface FileChooserProps
  extends FieldText,
    Omit<ComponentProps<'input'>, 'type' | 'size' | 'accept' | 'multiple' | 'value'> {
  /** Accepted file extensions. An .xlsx file with unexpected first bytes is accepted with a warning. */
  extensions?: readonly string[] | undefined;
  /** The accepted file (controlled); `null` clears the control. */
  file?: File | null | undefined;
  /** Called with an accepted file, or with `null` when the file was removed or rejected; `refusal` is the reason. */
  onFileChange?:
    | ((change: { file: File | null; refusal?: string | undefined }) => void)
    | undefined;
}

/**
 * Accepts one file from the system dialog or by drag and drop. The root is the control: an `<input type="file">`, so
 * `required` and form data work as usual.
 */
export function FileChooser({
  extensions = ['.xlsx'],
  file,
  onFileChange,
  onChange,
  className,
  ref,
  ...props
}: FileChooserProps) {
  const texts = useTexts('fileChooser', fileChooserTexts);
  const { describeProblem } = texts;
  const [fieldProps, controlProps] = splitFieldProps(props);
  const input = useRef<HTMLInputElement>(null);
  const joinedRef = useMemo(() => joinRefs(ref, input), [ref]);
  const [ownFile, setOwnFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [over, setOver] = useState(false);

  const shown = file === undefined ? ownFile : file;

  useEffect(() => {
    if (file === null && input.current) input.current.value = '';
  }, [file]);

  const take = async (candidate: File | null) => {
    const found = candidate && (await fileProblem(candidate, extensions));
    // The user may have selected another file in the meantime.
    if (candidate && input.current?.files?.[0] !== candidate) return;
    setProblem(found);
    const refused = found && !isDoubt(found);
    if (refused && input.current) input.current.value = '';
    const accepted = refused ? null : candidate;
    setOwnFile(accepted);
    onFileChange?.({ file: accepted, ...(refused && { refusal: describeProblem(found) }) });
  };

  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!input.current || input.current.disabled || event.dataTransfer.files.length === 0) return;
    if (event.dataTransfer.files.length > 1) {
      setProblem({ kind: 'several' });
      return;
    }
    input.current.files = event.dataTransfer.files;
    // Dispatch the events of a selection for the form and for `take`.
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    input.current.dispatchEvent(new Event('change', { bubbles: true }));
  };

  const remove = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    void take(null);
  };

  const sentence = problem && describeProblem(problem);
  const doubted = problem !== null && isDoubt(problem);

  return (
    <Field
      {...fieldProps}
      hint={
        doubted ? (
          <span className="al-file-chooser-doubt">
            <TriangleAlert aria-hidden />
            {sentence}
          </span>
        ) : (
          fieldProps.hint
        )
      }
      error={fieldProps.error ?? (doubted ? undefined : sentence)}
    >
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: drag and drop is optional; the input has all functions
        <span
          className="al-file-chooser-frame"
          data-over={over || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(!controlProps.disabled);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={handleDrop}
        >
          <input
            {...controlProps}
            {...control}
            ref={joinedRef}
            type="file"
            accept={extensions.join(',')}
            onChange={(event) => {
              onChange?.(event);
              void take(event.target.files?.[0] ?? null);
            }}
            className={cx('al-file-chooser', className)}
          />
          {shown ? <FileSpreadsheet aria-hidden /> : <Upload aria-hidden />}
          {shown ? (
            <span className="al-file-chooser-file">
              <span className="al-file-chooser-name">{shown.name}</span>
              <span className="al-file-chooser-size">{formatFileSize(shown.size)}</span>
            </span>
          ) : (
            <span className="al-file-chooser-invitation" aria-hidden>
              {texts.choose}
              <span className="al-file-chooser-size">{extensions.join(', ')}</span>
            </span>
          )}
          {shown && <IconButton label={texts.remove} icon={<X />} size="small" onClick={remove} />}
        </span>
      )}
    </Field>
  );
}
