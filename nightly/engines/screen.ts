import type { Page } from '@playwright/test';

type Role = Parameters<Page['getByRole']>[0];
type ByRole = { name?: string | RegExp; exact?: boolean; level?: number };
type ByText = { exact?: boolean };

/** The part of Playwright's API that the tests of the engines use. WebKit offers it over WebDriver. */
export interface Place {
  getByRole(role: Role, options?: ByRole): Target;
  getByLabel(text: string, options?: ByText): Target;
  getByText(text: string, options?: ByText): Target;
}

/** An element that is looked up at each use. Actions wait until there is exactly one. */
export interface Target extends Place {
  first(): Target;
  nth(index: number): Target;
  count(): Promise<number>;
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  check(): Promise<void>;
  selectOption(label: string): Promise<unknown>;
  setInputFiles(path: string): Promise<void>;
  inputValue(): Promise<string>;
  isChecked(): Promise<boolean>;
  textContent(): Promise<string | null>;
  waitFor(options?: { state?: 'visible' | 'hidden' }): Promise<void>;
}

export interface Screen extends Place {
  goto(path: string): Promise<unknown>;
  url(): string | Promise<string>;
  evaluate(expression: string): Promise<unknown>;
  screenshot(options: { path: string }): Promise<unknown>;
  /** Shows the window above those that it has opened. */
  bringToFront(): Promise<void>;
  setViewportSize(size: { width: number; height: number }): Promise<void>;
  keyboard: { press(key: string): Promise<void>; type(text: string): Promise<void> };
}

interface Download {
  name: string;
  content: Buffer;
}

/** A window of a running browser. */
export interface Engine {
  version: string;
  screen: Screen;
  /** Performs the action and returns the file that it downloads. */
  download(action: () => Promise<void>): Promise<Download>;
  close(): Promise<void>;
}
