import pictures from './pictures.json' with { type: 'json' };

/**
 * The pictures that Chromatic takes of a story with these tags. A whole screen has a picture in each mode; other stories have
 * one. Journeys, contracts and tests of drivers have none.
 */
export const picturesOf = (tags: readonly string[]) => {
  if (tags.includes('journey') || !tags.includes('dev')) return { disableSnapshot: true };
  return { modes: tags.includes('whole-screen') ? pictures.wholeScreen : pictures.other };
};
