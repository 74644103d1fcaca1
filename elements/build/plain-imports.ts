import type { Plugin } from 'vite'

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
  }
}
