/** A link to a screen. */
export interface NavItem {
  /** The short name of the screen. */
  label: string;
  /** The address of the screen. */
  href: string;
}

export interface ScreenNavProps {
  /** The screens that the user may open, in their order. */
  items: readonly NavItem[];
  /** The address of the current screen. */
  currentHref: string;
}

/** Links to the main screens (SHL-68). Narrow windows show `ScreenMenu` instead. Renders a `<nav>`. */
export const ScreenNav = (props: ScreenNavProps) => (
  <nav className="al-nav" aria-label="Screens">
    <NavList {...props} />
  </nav>
);

/** The links as a list. The current one is marked by `aria-current`, weight and color. */
export const NavList = ({ items, currentHref }: ScreenNavProps) => (
  <ul className="al-nav-list">
    {items.map(({ label, href }) => (
      <li key={href}>
        <a href={href} aria-current={href === currentHref ? 'page' : undefined}>
          {label}
        </a>
      </li>
    ))}
  </ul>
);
