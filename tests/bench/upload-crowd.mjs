/** Seconds after which a drop is told as it stands. */
const most = 300

/** Drops so many different pictures at once, and watches the page's long tasks until all of them have arrived. */
export async function dropThousand(page, tag, count) {
  await page.evaluate(makePictures, count)
  const started = performance.now()
  await page.evaluate(drop, tag)
  const seen = () => page.evaluate(() => ({ arrived: globalThis.arrivedPictures, tasks: globalThis.longTasks }))
  for (let now = await seen(); ; now = await seen()) {
    if (now.arrived >= count || performance.now() - started > most * 1000) {
      const { tasks } = now
      const longest = Math.max(0, ...tasks.map(({ duration }) => duration))
      const early = tasks.filter(({ at }) => at < 5000).length
      return { count: now.arrived, longest, tasks: tasks.length, early, seconds: (performance.now() - started) / 1000 }
    }
    await new Promise((done) => setTimeout(done, 500))
  }
}

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
