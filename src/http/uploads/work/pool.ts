import type { Report, ResultOf, Task } from './tasks.ts'

/** Most workers at once: more would fight for the processor with the page. */
const most = 2
/** Milliseconds after which a worker without work goes. */
const patience = 10_000

export interface WorkOptions {
  signal?: AbortSignal | undefined
  /** Bytes done; only of hashing. */
  onDone?: ((bytes: number) => void) | undefined
}

const idle: Worker[] = []
const waiting: (() => void)[] = []
let busy = 0
let leaving: ReturnType<typeof setTimeout> | undefined

/**
 * Does work on a file beside the page's own, in one of two workers. A page that may have none (other origin, strict
 * policy) does it itself, a megabyte at a time.
 * @throws AbortError, or an error when the file cannot be read or is no picture
 */
export async function work<T extends Task>(task: T, options: WorkOptions = {}): Promise<ResultOf<T>> {
  while (busy >= most) await new Promise<void>((go) => waiting.push(go))
  busy++
  clearTimeout(leaving)
  try {
    options.signal?.throwIfAborted()
    const worker = idle.pop() ?? startWorker()
    return (worker ? await inWorker(worker, task, options) : await onPage(task, options)) as ResultOf<T>
  } finally {
    busy--
    waiting.shift()?.()
    if (busy === 0) leaving = setTimeout(dismiss, patience)
  }
}

function dismiss(): void {
  for (const worker of idle.splice(0)) worker.terminate()
}

let hasFailed = false

function inWorker(worker: Worker, task: Task, options: WorkOptions): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const end = (isUsable: boolean) => {
      options.signal?.removeEventListener('abort', stop)
      worker.onmessage = worker.onerror = null
      if (isUsable) idle.push(worker)
      else worker.terminate()
    }
    const stop = () => {
      end(false)
      reject(options.signal?.reason as Error)
    }
    options.signal?.addEventListener('abort', stop)
    // a worker that does not even start: the page does the work from now on
    worker.onerror = () => {
      hasFailed = true
      end(false)
      onPage(task, options).then(resolve, reject)
    }
    worker.onmessage = ({ data }: MessageEvent<Report>) => {
      if ('done' in data) return options.onDone?.(data.done)
      end(true)
      if ('result' in data) resolve(data.result)
      else reject(new Error(data.failed))
    }
    worker.postMessage(task)
  })
}

async function onPage(task: Task, { signal, onDone }: WorkOptions): Promise<unknown> {
  const { perform } = await import('./perform.ts')
  return perform(task, async (bytes) => {
    signal?.throwIfAborted()
    onDone?.(bytes)
    await new Promise((resume) => setTimeout(resume))
  })
}

// a worker needs the page's own origin; pages with nonces have a strict policy, and asking would be a report
function startWorker(): Worker | null {
  if (hasFailed || typeof Worker === 'undefined' || typeof document === 'undefined' || document.querySelector('script[nonce]')) return null
  if (new URL(import.meta.url).origin !== location.origin) return null
  try {
    return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return null
  }
}
