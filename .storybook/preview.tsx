import './environment/zone.ts';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonThemes, { withThemeByDataAttribute } from '@storybook/addon-themes';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { ConfirmProvider } from '../packages/ui/src/confirm-dialog/index.ts';
import '../packages/screens/src/styles.css';
import '../packages/ui/src/styles.css';
import { writtenElements } from './docs/Code.tsx';
import { Container } from './docs/Container.tsx';
import { readableProps, tagsInWords } from './docs/docgen.ts';
import { StoryPage } from './docs/StoryPage.tsx';
import { isDocsFrame, keepDocsPlace, themeOfPage } from './environment/docsPlace.ts';
import { Effects, effectsRan, expectEffects } from './environment/Effects.tsx';
import { applyEnvironment } from './environment/environment.ts';
import { defaultOf, type ToolbarName, toolbar } from './environment/globals.ts';
import { dialogsRespond, watchLayers } from './environment/layers.ts';
import { picturesOf } from './pictures.ts';
import viewports from './viewports.json' with { type: 'json' };

const toolbarNames = Object.keys(toolbar) as ToolbarName[];
let reportLostLayers: ReturnType<typeof watchLayers>;

keepDocsPlace();

// A busy machine may need more than the usual second until an element appears.
configure({ asyncUtilTimeout: 30_000 });

/** The code of a story without the parts of its tests. */
const readable = (code: string) =>
  code.replaceAll(/\bfn\(\)/g, '() => {}').replaceAll(/<\/?InBothThemes>/g, '');

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonThemes()],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    docs: {
      container: Container,
      ...writtenElements,
      page: StoryPage,
      codePanel: true,
      source: { type: 'code', transform: readable },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(viewports).map(([name, { width, height }]) => [
          name,
          { name: `${width} × ${height}`, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
    options: {
      storySort: {
        order: [
          'Start',
          [
            'Welcome',
            'All widgets',
            'In another app',
            'Theming',
            'How to read a story',
            'Glossary',
            'What changed',
          ],
          'Library',
          [
            'Foundations',
            [
              'Colour',
              'Type',
              'Space and density',
              'Shape and depth',
              'Widths',
              'Motion',
              'Icons',
              'Writing',
            ],
            'Widgets',
            ['Actions', 'Fields', 'Data', 'Charts', 'Overlays', 'Feedback'],
            'Patterns',
            [
              'Whole page',
              'List',
              'Edit in a dialog',
              'Irreversible action',
              'Two stages',
              'Long work',
              'Import',
              'Bulk with a cap',
              'Where errors go',
              'Typed dates',
              'Session end',
            ],
            'Quality',
          ],
          'Audit Letter Program',
          [
            'Screens',
            ['Staff', 'Manager', 'Everyone'],
            'Journeys',
            ['Import to archive', 'Audit of a manager', 'Running portal'],
            'Rules',
          ],
        ],
      },
    },
  },
  initialGlobals: {
    theme: themeOfPage() ?? 'light',
    ...Object.fromEntries(toolbarNames.map((name) => [name, defaultOf(name)])),
  },
  globalTypes: Object.fromEntries(
    Object.entries(toolbar).map(([name, { title, icon, values }]) => [
      name,
      {
        description: title,
        toolbar: {
          title,
          icon,
          dynamicTitle: true,
          items: Object.entries(values).map(([value, label]) => ({ value, title: label })),
        },
      },
    ]),
  ),
  // Parameters cannot depend on tags, so they are set here, before Chromatic and the docs pages read them.
  argTypesEnhancers: [
    ({ component, tags, parameters, argTypes }) => {
      const comment: string | undefined = parameters.docs?.extractComponentDescription?.(component);
      if (comment) {
        const description = { component: tagsInWords(comment), ...parameters.docs.description };
        Object.assign(parameters, { docs: { ...parameters.docs, description } });
      }
      Object.assign(parameters, { chromatic: { ...picturesOf(tags), ...parameters.chromatic } });
      // A docs page shows a story with an overlay in a frame, which the overlay cannot leave.
      if (tags.includes('framed')) {
        const story = { inline: false, height: '440px' };
        Object.assign(parameters, { docs: { ...parameters.docs, story } });
      }
      return readableProps(component, argTypes);
    },
  ],
  decorators: [
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
    (Story) => (
      <Effects>
        <ConfirmProvider>
          <Story />
        </ConfirmProvider>
      </Effects>
    ),
  ],
  // A story that starts with an open dialog shows it in its first frame.
  async beforeAll() {},
  mount: (context) => async () => {
    expectEffects();
    await context.renderToCanvas();
    await effectsRan();
    await dialogsRespond();
    // A play would take the focus from the other frames of the page, and show another state than the first.
    if (isDocsFrame()) return new Promise<never>(() => {});
    return context.canvas;
  },
  async beforeEach({ globals }) {
    applyEnvironment(globals);
    // The decorator sets it again after the play function, which can wait for a focus that a frame never gets.
    document.documentElement.dataset.theme = globals.theme;
    reportLostLayers = watchLayers();
  },
  afterEach(context) {
    reportLostLayers(context);
  },
});
