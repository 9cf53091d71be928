import { Canvas } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';

interface StillProps extends Pick<ComponentProps<typeof Canvas>, 'of' | 'meta'> {
  caption?: string;
}

/** A story in a frame, without its code. A wide screen scrolls in the frame. */
export const Still = ({ of, meta, caption }: StillProps) => (
  <>
    {caption && <h3>{caption}</h3>}
    <Canvas of={of} meta={meta} story={{ inline: false, height: '440px' }} sourceState="none" />
  </>
);
