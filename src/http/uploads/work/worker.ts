import { perform } from './perform.ts'
import type { Report, Task } from './tasks.ts'

const say = (report: Report) => postMessage(report)

let reported = 0

// ten reports a second are enough for a bar
function tell(done: number): void {
  if (Date.now() - reported < 100) return
  reported = Date.now()
  say({ done })
}

addEventListener('message', async (event: MessageEvent<Task>) => {
  try {
    say({ result: await perform(event.data, tell) })
  } catch (error) {
    say({ failed: error instanceof Error ? error.message : '' })
  }
})
