import type { ComponentProps } from 'react';

/** The logo of the product in the current text color. Renders an `<svg>`. */
export function ProductLogo(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden data-logo="product" {...props} className="al-logo">
      <Sheet />
      <path className="al-logo-mark" d="m8.2 14.4 2.6 2.6 5-5.6" />
    </svg>
  );
}

/** The logo of prime facilities. Renders an `<svg>`. */
export function PrimeLogo(props: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      data-logo="prime"
      {...props}
      className="al-logo al-logo-prime"
    >
      <Sheet />
      <path className="al-logo-mark" d="M9.7 18.2v-8h2.9a2.5 2.5 0 0 1 0 5H9.7" />
    </svg>
  );
}

const Sheet = () => (
  <>
    <path
      className="al-logo-sheet"
      d="M6 2.5h8.2L19.5 8v11.5a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2Z"
    />
    <path className="al-logo-fold" d="M14 2.7V8h5.3" />
  </>
);
