import { describe, expect, it } from 'vitest'
import { expectNone, filesUnder, isCode, read } from './sources.ts'

const sources = filesUnder('src').filter(isCode)
const languages = ['zh-cn', 'en', 'zh-tw']

interface Row {
  key: string
  body: string
}

/** The rows of a `columns({…})` call: `key: { … }` at the first depth. */
export function rowsOf(text: string): Row[] {
  const start = text.indexOf('columns({')
  if (start < 0) return []
  const rows: Row[] = []
  let depth = 0
  let quote = ''
  let from = start + 9
  for (let i = from - 1; i < text.length; i++) {
    const sign = text[i]!
    if (quote) {
      if (sign === '\\') i++
      else if (sign === quote) quote = ''
    } else if (/['"`]/.test(sign) && depth > 1) quote = sign
    else if (/[{([]/.test(sign)) {
      depth++
      if (depth === 2 && sign === '{') rows.push({ key: /['"]?([\w-]+)['"]?:\s*$/.exec(text.slice(from, i))?.[1] ?? '', body: '' })
      if (depth === 2) from = i
    } else if (/[})\]]/.test(sign)) {
      if (depth === 2) rows.at(-1)!.body = text.slice(from, i)
      depth--
      if (depth === 0) return rows
      from = depth === 1 ? i + 1 : from
    }
  }
  return rows
}

const tables = sources.filter((path) => /(^|[./])text\.ts$|-words\.ts$/.test(path)).map((path) => ({ path, rows: rowsOf(read(path)) }))
const missing = ({ path, rows }: { path: string; rows: Row[] }) =>
  rows.flatMap(({ key, body }) =>
    languages.filter((l) => !new RegExp(`['"]?${l}['"]?\\s*[:(]`).test(body)).map((l) => `${path}: ${key} lacks ${l}`),
  )

/** What is written for one language: `[words]` in the order of the file. */
const wordsIn = (language: string, text: string) =>
  [...text.matchAll(new RegExp(`'${language}':\\s*(?:\\([^)]*\\) =>\\s*)?(['\`])([\\s\\S]*?)\\1`, 'g'))].map(([, , words]) => words!)

// what Taiwan has another word for; the quotation marks of the other side
const mainland =
  /信息|默認|網絡|屏幕|軟件|鏈接|菜單|用戶|登錄|視頻|文件|二維碼|校驗|標識|嵌套|後綴|獲取|聯繫|質量|數據|服務器|加載|賬|接口|導入|導出|短信|刷新|打印|粘貼|撤銷|圖標|標籤頁|拖動|可視化|腳本|[“”]/
const taiwanese = /[「」]/

describe('words', () => {
  it('have three languages', () => {
    expectNone(tables.flatMap(missing))
  })

  it('are those of Taiwan where the language is', () => {
    const found = (language: string, pattern: RegExp) =>
      sources.flatMap((path) =>
        wordsIn(language, read(path))
          .filter((words) => pattern.test(words))
          .map((words) => `${path}: ${words}`),
      )
    expectNone([...found('zh-tw', mainland), ...found('zh-cn', taiwanese)])
    expect(wordsIn('zh-tw', `a: { 'zh-cn': '“好”', 'zh-tw': (n: number) => \`校驗 \${n}\` }`)).toEqual(['校驗 ${n}'])
  })

  it('stand in text files only', () => {
    const elsewhere = sources.filter((path) => /\bcolumns\(\{/.test(read(path)) && !tables.some((table) => table.path === path))
    expectNone(elsewhere.filter((path) => !path.endsWith('text/columns.ts')))
  })

  it('are all used', () => {
    const code = new Map(sources.filter((path) => !tables.some((table) => table.path === path)).map((path) => [path, read(path)]))
    const unused = tables.flatMap(({ path, rows }) => {
      const folder = path.endsWith('/text.ts') ? path.slice(0, -'text.ts'.length) : undefined
      const isUser = ([file, text]: [string, string]) => (folder ? file.startsWith(folder) : text.includes(`/${path.split('/').at(-1)}'`))
      const users = [...code].filter(isUser).map(([, text]) => text)
      // the words of a kind of block are named by the fields beside them; its name is shown by the registry
      if (path.startsWith('src/designer/blocks/')) users.push('.name')
      // the engine shows it, and so does the console's title
      if (path.startsWith('src/console/pages/')) users.push('.title')
      // the options of a resource name their words
      if (users.some((text) => text.includes('recordPage(')))
        users.push(...[...code].filter(([file]) => file.startsWith('src/api/')).map(([, text]) => text))
      if (users.some((text) => /\w\[[^\]'"]+\](?!\s*=[^=])/.test(text))) return []
      return rows
        .filter(({ key }) => !users.some((text) => new RegExp(`(\\.|['"])${key}\\b`).test(text)))
        .map(({ key }) => `${path}: ${key}`)
    })
    expectNone(unused)
  })

  it('bites: a table without a language', () => {
    const rows = rowsOf(
      `export const $text = columns({ a: { 'zh-cn': '好 }', en: 'x' }, b: { 'zh-cn': (n: number) => \`\${n}\`, en: 'e', 'zh-tw': 't' } })`,
    )
    expect(rows.map(({ key }) => key)).toEqual(['a', 'b'])
    expect(missing({ path: 'x', rows })).toEqual(['x: a lacks zh-tw'])
  })
})
