/// <reference types="vite/client" />
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, Fragment } from 'react';
import * as ui from '../index.ts';
import { rootContract } from './rootContract.tsx';

interface StoryFile {
  default: { title?: string; component?: ComponentType<object>; args?: object };
}

/* The root contract of every published widget, drawn with the props that its stories start from. */

const widgets = new Set<unknown>(Object.values(ui));
// They have no root, or one that opens later: those have a contract of their own.
for (const one of [ui.LinkProvider, ui.LocaleProvider, ui.Dialog, ui.Menu, ui.Popover, ui.Tooltip])
  widgets.delete(one);

const files = import.meta.glob<StoryFile>(['../*/*.stories.tsx', '!../testing/*'], { eager: true });
const contracts = Object.values(files).flatMap(({ default: { title, component: Widget, args } }) =>
  Widget && widgets.has(Widget)
    ? [{ title, ...rootContract((probe) => <Widget {...args} {...probe} />) }]
    : [],
);

const meta = {
  title: 'Quality/Root contracts',
  tags: ['!autodocs', '!dev'],
  // The widgets of many pages in one: their names and landmarks are there twice.
  parameters: { a11y: { test: 'off' } },
} satisfies Meta;
export default meta;

export const AllWidgets: StoryObj = {
  render: () => (
    <>
      {contracts.map(({ title, render }) => (
        <Fragment key={title}>{render()}</Fragment>
      ))}
    </>
  ),
  play: async () => {
    if (contracts.length < 40) throw new Error(`There are only ${contracts.length} widgets.`);
    for (const { title, play } of contracts)
      await play().catch((cause: Error) => {
        throw new Error(`${title}: ${cause.message}`, { cause });
      });
  },
};
