'use client';
import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react';
import { isRouted } from './isRouted.ts';

/** The props of a link: those of an `<a>`, with its address. */
export interface LinkProps extends ComponentProps<'a'> {
  /** Address of the page. */
  href: string;
}

/** The same without `undefined` as a value, which the link of Next does not accept. */
type GivenLinkProps = { [Name in keyof LinkProps]: Exclude<LinkProps[Name], undefined> };

/** A component of a router that renders an `<a href>`. */
export type LinkComponent = ComponentType<GivenLinkProps>;

const LinkContext = createContext<LinkComponent | 'a'>('a');

interface LinkProviderProps {
  /** Renders the links to pages of the same site, such as the `Link` of Next or wouter. */
  component: LinkComponent;
  children: ReactNode;
}

/**
 * Gives the widgets below it the link component of a router. It renders `LinkButton`, the links of `Breadcrumbs` and
 * `StatCard`, and `Link`. Fragments, downloads, other windows and other sites stay plain `<a>` elements.
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link in your own content that goes through the `LinkProvider`. Renders an `<a href>`. APG pattern: link. */
export function Link(props: LinkProps) {
  const Routed = use(LinkContext);
  const Component = isRouted(props) ? Routed : 'a';
  return <Component {...props} />;
}
