import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ours = fileURLToPath(new URL('../../src/ui/icon/icon-of.ts', import.meta.url)).replaceAll('\\', '/')
const drawn =
  /const __iconData = \{\s*name: "[^"]*",\s*size: 24,\s*node: (\[[\s\S]*?\])(?:,\s*aliases: \[[^\]]*\])?\s*\};\s*__iconData\.node;\s*const (\w+) = createLucideIcon\(__iconData\);/

/**
 * Icons of lucide as what is drawn, without names, aliases and keys, in a component of ours. Lucide's own serves
 * contexts, other frameworks and line widths that no screen asks for, and is loaded before the first icon is shown.
 */
export function smallIcons(): Plugin {
  return {
    name: 'small-icons',
    apply: 'build',
    transform(code, id) {
      const file = id.replace(/[?].*$/, '').replaceAll('\\', '/')
      return /\/lucide-react\/dist\/esm\/icons\//.test(file) && code.includes('createLucideIcon')
        ? { code: smallIcon(code), map: null }
        : null
    },
  }
}

/** @throws Error when the module of an icon looks otherwise than expected */
export function smallIcon(code: string): string {
  const [, nodes, name] = drawn.exec(code) ?? []
  if (!nodes) throw new Error('an icon of lucide is written in another way now')
  const parts = nodes.replace(/,?\s*key: "[^"]*"/g, '').replace(/\{\s*,/g, '{')
  return `import { iconOf } from ${JSON.stringify(ours)};\nconst ${name} = /* @__PURE__ */ iconOf(${parts});\nexport default ${name};\n`
}
