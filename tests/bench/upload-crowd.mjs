/** Seconds after which a drop is told as it stands. */
const most = 300

/**
 * Drops so many different pictures at once, and watches the page's long tasks until all of them have arrived. Beside how
 * long tasks took on the clock it tells how long the main thread worked for the longest: a busy machine stretches the one,
 * not the other.
 */
export async function dropThousand(page, tag, count) {
  await page.evaluate(makePictures, count)
  await page.tracing.start({ categories: ['-*', 'toplevel'] })
  const started = performance.now()
  await page.evaluate(drop, tag)
  const seen = () => page.evaluate(() => ({ arrived: globalThis.arrivedPictures, tasks: globalThis.longTasks }))
  for (let now = await seen(); ; now = await seen()) {
    if (now.arrived >= count || performance.now() - started > most * 1000) {
      const { tasks } = now
      const longest = Math.max(0, ...tasks.map(({ duration }) => duration))
      const early = tasks.filter(({ at }) => at < 5000).length
      const work = worked(JSON.parse(Buffer.from(await page.tracing.stop()).toString()))
      return { count: now.arrived, work, longest, tasks: tasks.length, early, seconds: (performance.now() - started) / 1000 }
    }
    await new Promise((done) => setTimeout(done, 500))
  }
}

/** Of the tasks of the page's main thread: the longest by the processor's clock, in ms, and how many took over 50. */
function worked({ traceEvents }) {
  const mains = new Set(traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf))
  const times = new Map([...mains].map((thread) => [thread, []]))
  for (const event of traceEvents)
    if (event.ph === 'X' && event.name.endsWith('RunTask')) times.get(threadOf(event))?.push((event.tdur ?? 0) / 1000)
  const busiest = [...times.values()].toSorted((one, other) => other.length - one.length)[0] ?? []
  return { longest: busiest.reduce((most, time) => Math.max(most, time), 0), over: busiest.filter((time) => time > 50).length }
}

const threadOf = ({ pid, tid }) => `${pid} ${tid}`

async function makePictures(count) {
  const canvas = new OffscreenCanvas(40, 40)
  const pen = canvas.getContext('2d')
  globalThis.manyPictures = []
  for (let index = 0; index < count; index++) {
    for (let part = 0; part < 4; part++) {
      pen.fillStyle = `rgb(${Math.random() * 255} ${Math.random() * 255} ${Math.random() * 255})`
      pen.fillRect(part * 10, 0, 10, 40)
    }
    globalThis.manyPictures.push(new File([await canvas.convertToBlob()], `picture-${index}.png`, { type: 'image/png' }))
  }
}

function drop(tag) {
  const element = document.querySelector(tag)
  globalThis.arrivedPictures = 0
  globalThis.longTasks = []
  element.addEventListener('crm-upload', () => globalThis.arrivedPictures++)
  const carried = new DataTransfer()
  for (const file of globalThis.manyPictures) carried.items.add(file)
  const start = performance.now()
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) globalThis.longTasks.push({ at: startTime - start, duration })
  }).observe({ type: 'longtask' })
  const event = new DragEvent('drop', { dataTransfer: carried, bubbles: true, composed: true, cancelable: true })
  element.shadowRoot.querySelector('.media').dispatchEvent(event)
}
