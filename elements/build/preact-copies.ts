import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const own = (file: string) => fileURLToPath(new URL(`../../src/kefu/visitor/preact/${file}`, import.meta.url))
const packages: Record<string, string> = {
  react: own('react.ts'),
  'react-dom/client': own('react.ts'),
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
  '@nanostores/react': own('store.ts'),
}
// what is the chat's own, and small things that would each be a file more on a visitor's way to the first message
const ownModules = /\/src\/(kefu\/|http\/(socket\/|absolute-file\.)|lib\/random-id\.|stores\/known-server\.)/
const copied = /^@r2wc\/(react-to-web-component|core)$/
const isCopy = (id: string | undefined) => id !== undefined && /[?&]preact\b/.test(id)

/**
 * A module asked for as `./app.tsx?preact`, and every .tsx and React package below it, becomes a copy that
 * runs on Preact, with the chat's own modules; what the elements of a page share, their language, theme and requests, stays shared
 * (decision 11).
 */
export function preactCopies(): Plugin {
  return {
    name: 'preact-copies',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const wanted = isCopy(source)
      if (!wanted && !isCopy(importer)) return null
      const name = source.replace(/\?preact$/, '')
      const from = importer?.replace(/[?&]preact\b/, '')
      const alias = packages[name]
      if (alias) return this.resolve(alias, from, { ...options, skipSelf: true })
      const found = await this.resolve(name, from, { ...options, skipSelf: true })
      if (!found || found.external) return found
      const copies = wanted || found.id.endsWith('.tsx') || ownModules.test(found.id) || copied.test(name)
      return copies ? { ...found, id: `${found.id}?preact` } : found
    },
  }
}
