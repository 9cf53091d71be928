import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A module with every icon that the packages import, by its name. */
export function iconsModule(root: string): string {
  const sources = globSync('packages/{ui,screens}/src/**/*.tsx', { cwd: root });
  const names = sources.flatMap(
    (path) =>
      readFileSync(join(root, path), 'utf8').match(/(?<='lucide-react\/icons\/)[\w-]+/g) ?? [],
  );
  const icons = [...new Set(names)].toSorted();
  const imports = icons.map((name, index) => `import i${index} from 'lucide-react/icons/${name}';`);
  const entries = icons.map((name, index) => `'${name}': i${index}`);
  return `${imports.join('\n')}\nexport default { ${entries.join(', ')} };`;
}
