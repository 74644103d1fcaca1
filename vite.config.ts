import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { customElementsManifest } from './elements/manifest.ts'
import { typings } from './elements/typings.ts'

const entries = ['crm-console', 'crm-designer', 'crm-media-library', 'crm-kefu']

/**
 * A module asked for as `./app.tsx?preact`, and every .tsx and React package below it, becomes a copy that
 * runs on Preact; plain .ts modules stay shared with the rest of the page (decision 14).
 */
function preactCopies(): Plugin {
  const packages: Record<string, string> = {
    react: 'preact/compat',
    'react-dom': 'preact/compat',
    'react-dom/client': 'preact/compat/client',
    'react/jsx-runtime': 'preact/jsx-runtime',
    'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
  }
  const copied = /^(@nanostores\/react|@r2wc\/(react-to-web-component|core))$/
  const isCopy = (id: string | undefined) => id !== undefined && /[?&]preact\b/.test(id)
  return {
    name: 'preact-copies',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const asked = isCopy(source)
      if (!asked && !isCopy(importer)) return null
      const name = source.replace(/\?preact$/, '')
      const from = importer?.replace(/[?&]preact\b/, '')
      const alias = packages[name]
      if (alias) return this.resolve(alias, from, { ...options, skipSelf: true })
      const found = await this.resolve(name, from, { ...options, skipSelf: true })
      if (!found || found.external) return found
      const copies = asked || /\.tsx$/.test(found.id) || copied.test(name)
      return copies ? { ...found, id: `${found.id}?preact` } : found
    },
  }
}

/** Descriptions of attributes and events are for the manual, not for the browser. */
function withoutDescriptions(): Plugin {
  return {
    name: 'without-descriptions',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!/(elements\/.*\.meta|src\/door\/meta)\.ts$/.test(id)) return null
      return { code: code.replace(/(description|summary|detail|returns): ('(?:[^'\\]|\\.)*')/g, "$1: ''"), map: null }
    },
  }
}

/** What an embedder needs beside the scripts. */
function manualFiles(): Plugin {
  return {
    name: 'manual-files',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'custom-elements.json', source: JSON.stringify(customElementsManifest(), null, 2) })
      this.emitFile({ type: 'asset', fileName: 'crm-elements.d.ts', source: typings() })
    },
  }
}

const elements: UserConfig = {
  base: './',
  plugins: [preactCopies(), withoutDescriptions(), react(), manualFiles()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    modulePreload: false,
    manifest: true,
    cssCodeSplit: false,
    rolldownOptions: {
      preserveEntrySignatures: 'strict',
      input: Object.fromEntries(entries.map((name) => [name, `elements/${name}.ts`])),
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
}

const server: UserConfig = {
  build: {
    target: 'node20',
    outDir: '.build',
    ssr: 'src/server/main.ts',
    minify: false,
    sourcemap: true,
    rolldownOptions: { output: { format: 'es', entryFileNames: '[name].js' } },
  },
}

export default defineConfig(({ command, mode }) => ({
  ...(mode === 'server' ? server : elements),
  define: { __CRM_VERSION__: JSON.stringify(JSON.parse(readFileSync('package.json', 'utf8')).version), ...(command === 'build' && mode !== 'server' ? { 'process.env.NODE_ENV': '"production"' } : {}) },
  test: {
    projects: [
      { extends: true, test: { name: 'unit', environment: 'node', include: ['tests/{lib,text,http,stores,door,ui,gate,console,designer,media,kefu,elements}/**/*.test.{ts,tsx}'] } },
      { extends: true, test: { name: 'house', environment: 'node', include: ['tests/house/**/*.test.ts'] } },
    ],
  },
}))
