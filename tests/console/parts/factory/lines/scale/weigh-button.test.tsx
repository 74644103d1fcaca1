// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WeighButton } from '#src/console/parts/factory/lines/scale/weigh-button.tsx'
import { GridStore } from '#src/fields/lines/grid-store.ts'
import { shapeOf } from '#src/fields/lines/rows.ts'
import { readerOf } from '#src/fields/reader.ts'
import { fields } from '#src/kinds/kind.ts'
import { lines } from '#src/kinds/lines.ts'
import { text } from '#src/kinds/text.ts'
import { weight } from '#src/kinds/weight.ts'
import { setLocale } from '#src/text/locale.ts'

const line = (id: string, sku: string) => ({ id, sku, weightActual: '' })

function gridOf(columns: object, rows: object[]) {
  const field = lines(fields(columns as never), { max: 10 })
  const grid = new GridStore(shapeOf(field as never), readerOf({}), () => undefined)
  grid.take(rows as never)
  return grid
}
const weighed = () => gridOf({ sku: text(), weightActual: weight() }, [line('a', '1'), line('b', '2'), line('c', '')])

/** A port of a scale that tells pieces of text, as the cable cuts them; it holds its line until somebody lets it go. */
function portOf(pieces: readonly string[]) {
  const said: string[] = []
  return {
    said,
    readable: null as ReadableStream<Uint8Array> | null,
    async open({ baudRate }: { baudRate: number }) {
      said.push(`open ${baudRate}`)
      this.readable = new ReadableStream({
        start: (controller) => pieces.forEach((piece) => controller.enqueue(new TextEncoder().encode(piece))),
      })
    },
    async close() {
      said.push(this.readable?.locked ? 'close while read' : 'close')
    },
  }
}

let root: Root
let host: HTMLElement
beforeEach(() => {
  setLocale('zh-cn')
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
})
afterEach(async () => {
  vi.useRealTimers()
  await act(async () => root.unmount())
  host.remove()
  vi.unstubAllGlobals()
})

const show = (grid: GridStore) => act(async () => root.render(<WeighButton grid={grid} />))
const press = () => act(async () => host.querySelector('button')!.click())
const browser = (serial: object | undefined) => vi.stubGlobal('navigator', { ...(serial && { serial }) })

it('is there where the browser has ports and lines are weighed, and nowhere else', async () => {
  browser(undefined)
  await show(weighed())
  expect(host.querySelector('button')).toBeNull()
  browser({})
  await show(gridOf({ sku: text() }, []))
  expect(host.querySelector('button')).toBeNull()
  await show(weighed())
  expect(host.textContent).toBe('读秤')
})

it('puts what stands still into the line, and goes on to the next that was not weighed', async () => {
  const moving = ['ST,GS,+ 44.00kg\r\nUS,GS,+ 45.0', '0kg\r\nST,GS,+  45.30kg\r\n', 'ST,GS,+  45.30kg\r\n']
  const ports = [portOf(moving), portOf(['00012.5\r00012.5\r'])]
  const asked = vi.fn(async () => ports[0])
  browser({ getPorts: async () => (asked.mock.calls.length > 0 ? [ports[1]] : []), requestPort: asked })
  const grid = weighed()
  await show(grid)
  await press()
  await vi.waitFor(() => expect(host.textContent).toContain('第 1 行：45.3 kg'))
  await press()
  await vi.waitFor(() => expect(host.textContent).toContain('第 2 行：12.5 kg'))
  expect(grid.rows.map((row) => row['weightActual'])).toEqual(['45.3', '12.5', ''])
  // allowed once, it is not asked for again; each time it is let go
  expect(asked).toHaveBeenCalledTimes(1)
  expect(ports.map(({ said }) => said)).toEqual([
    ['open 9600', 'close'],
    ['open 9600', 'close'],
  ])
})

it('says that nothing stood still, or that the scale is not there, and leaves the lines', async () => {
  vi.useFakeTimers()
  const port = portOf(['US,GS,+ 1.00kg\r\n'])
  browser({ getPorts: async () => [port] })
  const grid = weighed()
  await show(grid)
  await press()
  await act(() => vi.advanceTimersByTimeAsync(9_000))
  expect(host.textContent).toContain('没有给出稳定的重量')
  expect(port.said.at(-1)).toBe('close')
  browser({ getPorts: async () => [], requestPort: () => Promise.reject(new DOMException('busy', 'NetworkError')) })
  await show(grid)
  await press()
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(host.textContent).toContain('连不上秤')
  // who chose none has changed their mind
  browser({ getPorts: async () => [], requestPort: () => Promise.reject(new DOMException('none', 'NotFoundError')) })
  await show(grid)
  await press()
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(host.textContent).toBe('读秤')
  expect(grid.rows.every((row) => row['weightActual'] === '')).toBe(true)
})
