export interface BreadcrumbProps {
  /** The page that is shown. */
  title: string;
  homeHref: string;
}

/** The card that reads 'Home ~ {page title}'. Renders a `<nav>`. */
export function Breadcrumb({ title, homeHref }: BreadcrumbProps) {
  return (
    <nav className="al-breadcrumb" aria-label="Breadcrumb">
      <a href={homeHref}>Home</a> <span aria-hidden>~</span>{' '}
      <span aria-current="page">{title}</span>
    </nav>
  );
}
