import type { Plugin } from 'vite'

// what is left of Vite's wrapper in a minified chunk: what it awaits, with nothing to preload
const wrapped =
  /\w+\((?:\(\)=>|async\(\)=>\{let\{[^}]*\}=await )(import\(`[^`]+`\)(?:\.then\(\w+=>\w+\.\w+\))?)(?:;return\{[^}]*\}\})?,\[\],import\.meta\.url\)/g

/** A minified chunk with its wrapped imports as they were written. */
export const unwrapped = (code: string): string => code.replace(wrapped, '$1')

/**
 * Vite wraps each dynamic import in code that preloads style sheets and scripts. There are none to preload here
 * (styles are text in the scripts), and the wrapper would be a seventh of what a shop page loads for the chat's bubble.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : null),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = unwrapped(chunk.code)
      },
    },
  }
}
