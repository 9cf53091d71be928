/** A decorative animation over the page while the user is idle. It ignores input and is hidden from assistive technology. */
export function IdleOverlay() {
  return (
    <div className="al-idle" data-testid="idle-overlay" aria-hidden>
      {sheets.map((sheet) => (
        <svg key={sheet} viewBox="0 0 24 24" className="al-idle-sheet" aria-hidden>
          <path d="M6 2.5h8.2L19.5 8v11.5a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2Z" />
          <path d="M14 2.7V8h5.3M7.5 12h8M7.5 15h8M7.5 18h5" />
        </svg>
      ))}
    </div>
  );
}

const sheets = ['first', 'second', 'third'];
