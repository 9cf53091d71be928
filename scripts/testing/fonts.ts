// Gives the browsers of the tests the fonts of the workspace, so that widths and pictures do not depend on the machine.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** Noto Sans as npm packages, which the server prints letters with. */
const packages = join(root, 'apps/api/node_modules/@expo-google-fonts');
const folders = [
  ...['400Regular', '500Medium', '600SemiBold', '700Bold'].map((face) => `noto-sans/${face}`),
  ...['arabic', 'hebrew', 'kr', 'sc', 'thai'].map((script) => `noto-sans-${script}/400Regular`),
];
const families = ['sans-serif', 'serif', 'monospace', 'system-ui'];

/** The environment of a browser. On Linux, fontconfig then finds no other fonts; elsewhere it has no effect. */
export function fontEnvironment(): Record<string, string> {
  const cache = join(root, 'node_modules/.cache/fonts');
  const file = join(cache, 'fonts.conf');
  mkdirSync(cache, { recursive: true });
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${folders.map((folder) => `  <dir>${join(packages, folder)}</dir>`).join('\n')}
  <cachedir>${cache}</cachedir>
${families.map(alias).join('\n')}
</fontconfig>
`,
  );
  const inherited = Object.entries(process.env).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  return { ...Object.fromEntries(inherited), FONTCONFIG_FILE: file };
}

const alias = (family: string) =>
  `  <alias binding="same"><family>${family}</family><prefer><family>Noto Sans</family></prefer></alias>`;
