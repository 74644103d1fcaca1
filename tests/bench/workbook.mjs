import { fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { mkdtemp, rm } from 'node:fs/promises'
import { createWriteStream } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'

/*
 * `node tests/bench/workbook.mjs`: a workbook of 200,000 rows of 12 columns as a file, each writer in a process of its own. `ROWS` for
 * another number; `PEERS` is a folder in which `exceljs` was installed, which is then timed beside ours.
 */
const rows = Number(process.env.ROWS) || 200_000
const kinds = ['text', 'text', 'number', 'number', 'money', 'money', 'date', 'date', 'time', 'percent', 'flag', 'text']

function* made() {
  for (let at = 0; at < rows; at++) {
    const two = (value) => String(value).padStart(2, '0')
    const day = `2026-${two(1 + (at % 12))}-${two(1 + (at % 28))}`
    const time = `${two(at % 24)}:${two(at % 60)}:${two((at * 7) % 60)}`
    const figure = `${(at * 7919) % 100_000}.${two(at % 100)}`
    yield [`SO-${day}-${at}`, `丁腈胶板 ${at % 97}mm`, String(at), `${at % 500}.125`, figure, `-${figure}`, day, `${day} ${time}`, time, '13', at % 2 === 0, `第 ${at} 行 <备注>`] // prettier-ignore
  }
}

/** Ours, built as the server builds it. */
async function ours(folder, file) {
  const { build } = await import('vite')
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const output = { entryFileNames: 'workbook.mjs' }
  const entry = join(root, 'src/papers/sheet/workbook-stream.ts')
  await build({ configFile: false, root, logLevel: 'error', build: { ssr: entry, outDir: folder, emptyOutDir: false, rolldownOptions: { output } } }) // prettier-ignore
  return { script: 'ours', module: join(folder, 'workbook.mjs'), file }
}

const writers = {
  async ours({ module, file }) {
    const { workbookStream } = await import(module)
    return async () => {
      const columns = kinds.map((as, at) => ({ title: `列 ${at + 1}`, as, isSummed: as === 'money', flags: ['是', '否'] }))
      const stream = workbookStream([{ name: '订单', columns, rows: made(), total: '合计' }])
      await pipeline(Readable.fromWeb(stream), createWriteStream(file))
    }
  },
  async exceljs({ module, file }) {
    const { default: Excel } = await import(module)
    return async () => {
      const book = new Excel.stream.xlsx.WorkbookWriter({ filename: file, useStyles: true, useSharedStrings: false })
      const sheet = book.addWorksheet('订单', { views: [{ state: 'frozen', ySplit: 1 }] })
      sheet.columns = kinds.map((_, at) => ({ header: `列 ${at + 1}`, width: 14, style: kinds[at] === 'money' ? { numFmt: '#,##0.00' } : {} })) // prettier-ignore
      // what it writes are floats, and dates of its own
      const cellOf = (value, at) => (['number', 'money', 'percent'].includes(kinds[at]) ? Number(value) : kinds[at] === 'date' ? new Date(value.replace(' ', 'T') + (value.length > 10 ? 'Z' : '')) : value) // prettier-ignore
      let count = 0
      for (const row of made()) {
        sheet.addRow(row.map(cellOf)).commit()
        // it keeps everything that the file has not taken yet, and has no way to say so
        if (++count % 1000 === 0) await new Promise(setImmediate)
      }
      sheet.commit()
      await book.commit()
    }
  },
}

if (process.send)
  process.once('message', async (task) => {
    const write = await writers[task.script](task)
    globalThis.gc?.()
    const base = process.memoryUsage().rss
    let peak = base
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20)
    const began = performance.now()
    await write()
    clearInterval(watch)
    // the most that the system saw, whenever that was
    peak = Math.max(peak, process.resourceUsage().maxRSS * 1024)
    process.send({ seconds: (performance.now() - began) / 1000, base, peak })
    process.disconnect()
  })
else {
  const folder = await mkdtemp(join(tmpdir(), 'workbook-'))
  const { stat } = await import('node:fs/promises')
  const tasks = [await ours(folder, join(folder, 'ours.xlsx'))]
  const peers = process.env.PEERS && createRequire(join(process.env.PEERS, 'package.json'))
  if (peers) tasks.push({ script: 'exceljs', module: join(dirname(peers.resolve('exceljs/package.json')), 'excel.js'), file: join(folder, 'exceljs.xlsx') }) // prettier-ignore
  console.log(
    `${rows} rows of ${kinds.length} columns\n| | rows/s | s | MB of file | MB over its base, at most | MB in all |\n|-|-:|-:|-:|-:|-:|`,
  )
  const mb = (bytes) => (bytes / 1024 / 1024).toFixed(1)
  try {
    for (const task of tasks) {
      const child = fork(fileURLToPath(import.meta.url), [], { execArgv: ['--expose-gc'] })
      child.send(task)
      const { seconds, base, peak } = await new Promise((resolve, reject) => {
        child.once('message', resolve)
        child.once('exit', (code) => code && reject(new Error(`${task.script} ended with ${code}`)))
      })
      const { size } = await stat(task.file)
      console.log(
        `| ${task.script} | ${Math.round(rows / seconds)} | ${seconds.toFixed(1)} | ${mb(size)} | ${mb(peak - base)} | ${mb(peak)} |`,
      )
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
