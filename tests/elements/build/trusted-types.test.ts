import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { rewritings, rewritten } from '#elements/build/trusted-types.ts'

const { resolve } = createRequire(import.meta.url)
const folder = resolve('quill/package.json').replaceAll('\\', '/').replace('/package.json', '')
const files = ['core/quill.js', 'modules/clipboard.js', 'modules/normalizeExternalHTML/normalizers/msWord.js'].map(
  (name) => `${folder}/${name}`,
)
files.push(resolve('zrender/lib/svg/Painter.js'), resolve('echarts/lib/core/echarts.js'))
const sink = /\.(innerHTML|outerHTML)\s*=[^=]|insertAdjacentHTML|parseFromString\(|document\.write\(/

describe('packages that write HTML', () => {
  it.each(files)('%s is rewritten without a sink', (file) => {
    const code = readFileSync(file, 'utf8')
    expect(sink.test(code)).toBe(true)
    expect(sink.test(rewritten(file, code)!)).toBe(false)
  })

  it('replaces as many places as were looked at', () => {
    expect(rewritings.map((rule) => rule.times)).toEqual([1, 2, 1, 2, 1])
    expect(readFileSync(files[1]!, 'utf8').match(/parseFromString/g)).toHaveLength(2)
    expect(rewritten(files[1]!, readFileSync(files[1]!, 'utf8'))!.match(/= parseHtml\(html\)/g)).toHaveLength(2)
  })

  it('stops at a release that reads otherwise', () => {
    expect(() => rewritten(files[0]!, 'this.container.textContent = ""')).toThrow(/look at this release again/)
  })

  it('leaves other files alone', () => {
    expect(rewritten(`${folder}/core/editor.js`, 'element.innerHTML = x')).toBeUndefined()
  })
})
