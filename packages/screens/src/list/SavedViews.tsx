import { Button, formatCount, IconButton, Nullable, TextField } from '@audit-letters/ui';
import Link from 'lucide-react/icons/link';
import X from 'lucide-react/icons/x';
import { type SubmitEvent, useRef, useState } from 'react';

/** A filter, sort and columns under a name. */
export interface SavedView {
  /** The name that the user gave. */
  name: string;
  /** The address of the list with the filter and the sort. */
  href: string;
  /** The rows that match now; `null` while unknown. */
  count: number | null;
}

export interface SavedViewsProps {
  /** The user's views of this list, by name. */
  views: readonly SavedView[];
  /** The personal data that views and links leave out. */
  leftOut: string | null;
  /** The panel opens or closes. Load the counts of the views. */
  onOpenChange: (change: { open: boolean }) => void;
  /** The user saves the list as it is shown. A view of this name is replaced. */
  onSave: (view: { name: string }) => void;
  /** The user opens a view. The link leads to its filter; set its columns. */
  onChoose: (view: SavedView) => void;
  /** The user copies the link of a view. */
  onLinkCopy: (view: SavedView) => void;
  /** The user removes a view. */
  onRemove: (view: SavedView) => void;
}

/** The views of a list, and a form that saves one (SHL-80). */
export function SavedViews({
  views,
  leftOut,
  onSave,
  onChoose,
  onLinkCopy,
  onRemove,
}: SavedViewsProps) {
  const [name, setName] = useState('');
  const nameRef = useRef<HTMLInputElement>(null);
  // A name of blanks and invisible characters would be a link that nobody can see.
  const text = /[^\p{C}\p{Z}\p{M}]/u.test(name) ? name.trim().normalize() : '';

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (!text) return;
    onSave({ name: text });
    setName('');
    // The button is disabled without a name and would lose the focus.
    nameRef.current?.focus();
  }

  return (
    <section className="al-views" aria-label="Views">
      {views.length === 0 ? (
        <p className="al-note">
          A view keeps the filter, the sort and the columns of this list under a name.
        </p>
      ) : (
        <ul className="al-views-list">
          {views.map((view) => (
            <li key={view.name}>
              <a href={view.href} onClick={() => onChoose(view)}>
                <bdi>{view.name}</bdi>
              </a>
              <span className="al-views-count al-note">
                <Nullable short value={view.count === null ? null : formatCount(view.count)} />
              </span>
              <IconButton
                size="small"
                label={`Copy the link of ${view.name}`}
                icon={<Link />}
                onClick={() => onLinkCopy(view)}
              />
              <IconButton
                size="small"
                label={`Remove ${view.name}`}
                icon={<X />}
                onClick={() => {
                  onRemove(view);
                  nameRef.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <form className="al-views-form" onSubmit={handleSubmit}>
        <TextField
          ref={nameRef}
          label="Name of the view"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" disabled={!text}>
          {views.some((view) => view.name === text) ? 'Replace' : 'Save view'}
        </Button>
      </form>
      {leftOut && (
        <p className="al-note">Views and links leave out {leftOut}: they hold no personal data.</p>
      )}
    </section>
  );
}
