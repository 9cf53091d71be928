import { Canvas } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';

type CanvasProps = ComponentProps<typeof Canvas>;

/** A story in a frame, without its code. A wide screen scrolls in the frame. */
export const Still = ({ of, meta }: Pick<CanvasProps, 'of' | 'meta'>) => (
  <Canvas of={of} meta={meta} story={{ inline: false, height: '480px' }} sourceState="none" />
);
