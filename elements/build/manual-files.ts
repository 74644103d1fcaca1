import type { Plugin } from 'vite'
import { customElementsManifest } from '../manifest.ts'
import { reactTypings, typings } from '../typings.ts'

// the running element needs names, types and defaults, and whether an event can be cancelled
const manual =
  /(description|summary|detail|returns):\s*('(?:[^'\\]|\\.)*'|"[^"]*"),?\s*|(parts|slots|cssProperties): \{(?:'[^']*'|[^}'])*\},?\s*|parameters: \[(?:'[^']*'|[^\]'])*\],?\s*/g
// what is left of an event that cannot be cancelled
const plainEvent = /'crm-[\w-]+': \{\s*\},?\s*/g

/** Descriptions of attributes and events are for the manual, not for the browser. */
export function withoutDescriptions(): Plugin {
  return {
    name: 'without-descriptions',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!/(elements\/.*\.meta|src\/door\/meta)\.ts$/.test(id)) return null
      return { code: code.replace(manual, '').replace(plainEvent, ''), map: null }
    },
  }
}

/** What an embedder needs beside the scripts. */
export function manualFiles(): Plugin {
  return {
    name: 'manual-files',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'custom-elements.json', source: JSON.stringify(customElementsManifest(), null, 2) })
      this.emitFile({ type: 'asset', fileName: 'crm-elements.d.ts', source: typings() })
      this.emitFile({ type: 'asset', fileName: 'crm-elements-react.d.ts', source: reactTypings('./crm-elements.js') })
    },
  }
}
