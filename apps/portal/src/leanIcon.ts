import { createElement, type SVGProps } from 'react';

/** The data of an icon of lucide-react. */
interface IconData {
  name: string;
  node: [tag: string, attributes: Record<string, string>][];
}

/**
 * Makes the component of an icon. That of lucide-react computes the sizes, colours and strokes of a context with each
 * render; the portal has none, its stylesheets give them.
 */
export default function createIcon({ name, node }: IconData) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ className, ...props }: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name} ${className ?? ''}`,
        'aria-hidden': props['aria-label'] ? undefined : true,
        ...props,
      },
      ...shapes,
    );
}
