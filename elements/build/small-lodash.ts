import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const deep = JSON.stringify(fileURLToPath(new URL('../../src/pickers/rich-text/quill/deep.ts', import.meta.url)).replaceAll('\\', '/'))

/** What quill and its parts take from lodash, from three small functions of ours. */
export function smallLodash(): Plugin {
  return {
    name: 'small-lodash',
    apply: 'build',
    transform(code, id) {
      const file = id.replace(/[?].*$/, '').replaceAll('\\', '/')
      return /\/node_modules\/quill(-delta)?\//.test(file) && code.includes('lodash') ? { code: withSmallLodash(code), map: null } : null
    },
  }
}

export const withSmallLodash = (code: string): string =>
  code
    .replaceAll('require("lodash.clonedeep")', `require(${deep}).cloneDeep`)
    .replaceAll('require("lodash.isequal")', `require(${deep}).isEqual`)
    .replaceAll("from 'lodash-es'", `from ${deep}`)
