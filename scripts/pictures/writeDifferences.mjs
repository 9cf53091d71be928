import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const escapeHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Writes the page of the stories whose two pictures differ. `before` and `after` are digests. Returns their number.
 *
 * @param {string} folder
 * @param {readonly { id: string, title: string, name: string, before?: string, after?: string }[]} stories
 */
export function writeDifferences(folder, stories) {
  const differing = stories.filter(({ before, after }) => before !== after);
  const picture = (side, { id, [side]: digest }) =>
    digest
      ? `<a href="${side}/${id}.png"><img loading="lazy" src="${side}/${id}.png" alt="${side}"></a>`
      : `<p>no such story</p>`;
  const sections = differing.map(
    (story) => `<section><h2>${escapeHtml(`${story.title} › ${story.name}`)}</h2>
<div class="sides"><figure>${picture('before', story)}<figcaption>before</figcaption></figure>
<figure>${picture('after', story)}<figcaption>after</figcaption></figure>
${
  story.before && story.after
    ? `<figure><div class="both">${picture('before', story)}${picture('after', story)}</div><figcaption>difference</figcaption></figure>`
    : ''
}</div></section>`,
  );
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Differences of stories</title>
<style>
body { font: 14px/20px system-ui, sans-serif; margin: 24px; color-scheme: light dark }
h2 { font-size: 16px }
.sides { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px }
figure { margin: 0 } img { inline-size: 100%; border: 1px solid #8888 }
.both { position: relative; isolation: isolate } .both a + a { position: absolute; inset: 0; mix-blend-mode: difference }
</style>
<h1>${differing.length} of ${stories.length} stories differ</h1>
${sections.join('\n')}
`,
  );
  return differing.length;
}
