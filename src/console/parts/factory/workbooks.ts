import type { ReadableAtom } from 'nanostores'
import type { Endpoint } from '#src/api/endpoint.ts'
import { exportDetail, exportFull, exportStock, type ExcelDetail, type ExcelTask } from '#src/api/factory-excel.ts'
import type { PaperType } from '#src/api/factory-orders.ts'
import { paperLetters } from '#src/api/paper-letters.ts'
import type { Resource } from '#src/api/resource.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { saveFile } from '#src/console/engine/export/save-file.ts'
import { today } from '#src/lib/shop-time.ts'
import type { Connection } from '#src/stores/connection.ts'

type PaperResource = Pick<Resource, 'document' | 'name'>
type WithFields = Pick<Resource, 'fields'>
type Words = Readonly<Record<string, unknown>> & { readonly title: string; readonly paperTitle?: string }

/** Milliseconds for a workbook to come. */
const patience = 600_000

/** The kind of paper that a resource is, by the letters of its numbers. */
export function paperTypeOf({ document, name }: PaperResource): PaperType {
  const found = Object.entries(paperLetters).find(([, letters]) => letters === document?.number.letters)
  if (!found) throw new Error(`${name} is no paper of the factory`)
  return found[0] as PaperType
}

/** Words of a screen that a workbook is headed by. */
const wordsOf = (words: Words): Record<string, string> =>
  Object.fromEntries(Object.entries(words).filter((one): one is [string, string] => typeof one[1] === 'string' && one[1].length <= 200))

async function made(connection: Connection, call: Endpoint<{ body: object }, Blob | ExcelTask>, body: object, name: string) {
  const answer = await connection.send(call, { body }, { timeout: patience })
  return answer instanceof Blob ? { name: `${name}-${today()}.xlsx`, content: answer } : { job: answer.task_id }
}
const headings = (words: Words, title: string) => ({ words: wordsOf(words), title: title.slice(0, 60) })

/** Fields that are shown as columns, in their order. */
const shownOf = ({ fields }: WithFields, shown: readonly string[]) => shown.filter((key) => Object.hasOwn(fields, key))

/** Everything of a paper's lines: they stand in no list whose columns somebody could have chosen. */
const lineColumnsOf = ({ fields }: WithFields): string[] =>
  Object.entries(fields).flatMap(([lines, { options }]) =>
    Object.keys((options as { of?: object }).of ?? {}).map((name) => `${lines}.${name}`),
  )

/** Files of what a list of papers finds: its lines with the columns that are shown, and everything (manufacturing 5.3, 5.4). */
export function paperFiles(of: PaperResource & WithFields) {
  const type = paperTypeOf(of)
  const file = (key: 'exportDetail' | 'exportFull', call: typeof exportDetail | typeof exportFull) => ({
    key,
    make: (connection: Connection, query: object, words: Words, shown: readonly string[]) => {
      const title = `${words.title} ${String(words[key])}`
      const columns = key === 'exportDetail' && { columns: [...shownOf(of, shown), ...lineColumnsOf(of)] }
      return made(connection, call as never, { type, query, ...columns, ...headings(words, title) }, title)
    },
  })
  return [file('exportDetail', exportDetail), file('exportFull', exportFull)] as const
}

/** The file of what a page of lines finds, with the columns that are shown (manufacturing 5.3). */
export const reportFiles = (type: ExcelDetail['type'], of: WithFields) =>
  [
    {
      key: 'exportDetail',
      make: (connection: Connection, query: object, words: Words, shown: readonly string[]) => {
        const body = { type, view: 'report', query, columns: shownOf(of, shown), ...headings(words, words.title) }
        return made(connection, exportDetail as never, body, words.title)
      },
    },
  ] as const

/** The file of what stock finds. */
export const stockFiles = [
  {
    key: 'exportStock',
    make: (connection: Connection, query: object, words: Words) =>
      made(connection, exportStock as never, { query, ...headings(words, words.title) }, words.title),
  },
] as const

interface Paper {
  id: string
  sn: string
}

/** Everything about one paper as a workbook, a paper to print in it. */
export function fullOf(of: PaperResource, text: ReadableAtom<Words>) {
  const type = paperTypeOf(of)
  return {
    key: 'exportOne',
    on: 'row',
    async run({ id, sn }: Paper, { connection }: PageTools) {
      const words = text.get()
      const title = words.paperTitle ?? words.title
      const body = { type, ids: [Number(id)], words: wordsOf(words), title }
      const content = await connection.send(exportFull, { body }, { timeout: patience })
      saveFile(`${title}-${sn}.xlsx`, content as Blob)
    },
  } as const
}
