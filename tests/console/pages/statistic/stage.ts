import { expect, vi } from 'vitest'
import { readXlsx } from '#src/papers/sheet/read-xlsx.ts'
import mount from '#src/console/app.tsx'
import { fakeBackend } from '../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../gate/stage.ts'

export const patient = { timeout: 15_000 }

/** A page of statistics at a plain shop, with recorded replies: `order/get_basic` → the file's content. */
export function statisticsStage(path: string, replies: Readonly<Record<string, { responseBody: unknown }>>) {
  const backend = fakeBackend()
  backend.kind = 'shop'
  for (const [call, { responseBody }] of Object.entries(replies)) backend.answers.set(`GET /adminapi/statistic/${call}`, () => responseBody)
  let show: ReturnType<typeof stage>
  const root = () => show.root
  return {
    backend,
    root,
    async open(query = '') {
      history.replaceState(null, '', `/admin/statistic/${path}${query}`)
      show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
      await vi.waitFor(() => {
        expect(root().querySelector('.console-statistics')).not.toBeNull()
        expect(root().querySelector('.ui-skeleton')).toBeNull()
      }, patient)
    },
    /** A part of the page by its heading. */
    part: (title: string) => root().querySelector<HTMLElement>(`.console-statistics-part[aria-label="${title}"]`)!,
    /** What calls carried, by their path below `statistic/`. */
    carried: (call: string) =>
      backend.calls.flatMap((one) => {
        const [address, query] = one.split('?')
        return address === `GET /adminapi/statistic/${call}` ? [new URLSearchParams(query)] : []
      }),
    end() {
      show.end()
      sessionStorage.clear()
    },
  }
}

/** The figures of a part: name → value and what stands below it. */
export const figuresIn = (part: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    [...part.querySelectorAll('dl > div')].map((one) => [
      one.querySelector('dt')!.textContent,
      [...one.querySelectorAll('dd')].map((text) => text.textContent).join(' '),
    ]),
  )

/** The figures of the charts of a part: heading of the column → its cells. */
export function linesIn(part: HTMLElement): Record<string, string[]> {
  const lines = [...part.querySelectorAll('.ui-chart table')].flatMap((table) => {
    const heads = [...table.querySelectorAll('thead th')].slice(1)
    return heads.map((head, at): [string, string[]] => [
      head.textContent,
      [...table.querySelectorAll('tbody tr')].map((row) => row.querySelectorAll('td')[at]!.textContent),
    ])
  })
  return Object.fromEntries(lines)
}

/** The lists that a part leads to: the text of each link and its address below the console's. */
export const leadsIn = (part: HTMLElement): [string, string][] =>
  [...part.querySelectorAll('a')].map((link) => [
    link.textContent,
    decodeURIComponent(link.getAttribute('href')!.replace(/^.*?\/admin(?=\/)/, '')),
  ])

/** What the page in this root saves as a CSV file: its name and its lines. */
export async function savedBy(root: () => ShadowRoot): Promise<{ name: string; lines: string[] }> {
  const { name, blob } = await fileBy(root, 'CSV 文件')
  return { name, lines: (await blob.text()).split('\r\n') }
}

/** What the page in this root saves as a workbook: the cells of one of its sheets, line by line. */
export async function sheetBy(root: () => ShadowRoot, sheet: string): Promise<readonly (readonly string[])[]> {
  const { blob } = await fileBy(root, 'Excel 文件（.xlsx）')
  const lines = await readXlsx(new Uint8Array(await blob.arrayBuffer()), sheet)
  return lines.map(({ cells }) => cells.map(String))
}

async function fileBy(root: () => ShadowRoot, format: string): Promise<{ name: string; blob: Blob }> {
  const saved: { name: string; blob: Blob }[] = []
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => (blobs.push(blob as Blob), 'blob:x'))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: blobs.at(-1)! })
  })
  const press = (name: string) =>
    [...root().querySelectorAll<HTMLElement>('button, [role=menuitem]')].find((one) => one.textContent === name)!.click()
  press('导出')
  await vi.waitFor(() => press(format), patient)
  await vi.waitFor(() => expect(saved).toHaveLength(1), patient)
  return saved[0]!
}
