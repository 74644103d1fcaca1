import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

interface Package {
  name: string
  version: string
  license?: string
}

const packageRoot = (id: string) => /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replace(/^\0/, '').replaceAll('\\', '/'))?.[1]

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.|-|$)/i.test(entry))
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `Licence: ${license ?? 'see the package'}`
  return `${name} ${version} (${license ?? 'licence in its text'})\n\n${text}\n`
}

/** Puts the licences of everything that was bundled, and our own, beside the scripts. */
export function notices(): Plugin {
  return {
    name: 'notices',
    apply: 'build',
    generateBundle(_, bundle) {
      const ids = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
      const folders = new Set(
        ids.map(packageRoot).filter((folder): folder is string => folder !== undefined && existsSync(join(folder, 'package.json'))),
      )
      const texts = [...folders].sort().map(noticeOf)
      const line = `\n${'-'.repeat(72)}\n\n`
      this.emitFile({
        type: 'asset',
        fileName: 'THIRD-PARTY-NOTICES',
        source: `The scripts in this folder contain the following packages.\n${line}${texts.join(line)}`,
      })
      const own = readFileSync(new URL('../license.txt', import.meta.url), 'utf8')
      this.emitFile({ type: 'asset', fileName: 'LICENSE', source: own })
    },
  }
}
