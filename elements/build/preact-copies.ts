import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const packages: Record<string, string> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
}
const own: Record<string, string> = {
  '@nanostores/react': fileURLToPath(new URL('../../src/kefu/visitor/preact-store.tsx', import.meta.url)),
}
const copied = /^@r2wc\/(react-to-web-component|core)$/
const isCopy = (id: string | undefined) => id !== undefined && /[?&]preact\b/.test(id)

/**
 * A module asked for as `./app.tsx?preact`, and every .tsx and React package below it, becomes a copy that
 * runs on Preact; plain .ts modules stay shared with the rest of the page (decision 14).
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
      const found = await this.resolve(own[name] ?? name, from, { ...options, skipSelf: true })
      if (!found || found.external) return found
      const copies = wanted || found.id.endsWith('.tsx') || copied.test(name)
      return copies ? { ...found, id: `${found.id}?preact` } : found
    },
  }
}
